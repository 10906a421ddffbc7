/** The first position of the sample game: Figure 6. */
export const SAMPLE = "1g1s3G/R7/Se5e/8/8/7r/8/8 w";
