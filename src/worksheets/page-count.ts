/** Estimates how many pages a printed sheet takes, from its markup. */

/** The height of what is printed on a page of A4, in mm. */
const PAGE = 267;
/** What stands at the top of every sheet: the title, the names and the instructions. */
const TOP = 52;
/** The heights in mm of what markup begins with, by the style. */
const HEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/<tr>/g, 5.9],
  [/class="write"/g, 8],
  [/class="line"/g, 14],
  [/class="code"/g, 3.45],
  [/<p(?: class="(?:caption|again)")?>/g, 7],
  [/<h2 class="">|<h2>/g, 7],
  [/<h2 class="pupil"/g, 13],
];
/** The characters of a line of text, and the height of a further line. */
const LINE = 90;
const LINE_HEIGHT = 5.2;

/** The pages of blocks that no page break cuts, below the top of a sheet unless it has none. */
export function pagesOfBlocks(blocks: readonly string[], top = TOP): number {
  let end = top;
  for (const block of blocks) {
    const height = heightOf(block);
    const room = PAGE - (end % PAGE);
    // A block at the top of a page may be longer than the page.
    end += room < PAGE && room < height ? room + height : height;
  }
  return Math.ceil(end / PAGE);
}

/** The height of a row of tasks or answers, which stand side by side, in mm. */
function heightOf(block: string): number {
  const items = block.split(/<div class="item/).map((item) => {
    const share = /^ of([23])/.exec(item)?.[1] ?? "1";
    const isBeside = item.includes('class="beside"');
    const texts = [...item.matchAll(/<p[^>]*>([^<]*)/g)].map(([, text = ""]) => text.length);
    const lines = texts.map((length) => Math.floor((length * Number(share)) / LINE));
    const more = lines.reduce((sum, one) => sum + one, 0) * LINE_HEIGHT;
    const parts = HEIGHTS.map(([part, height]) => (item.match(part) ?? []).length * height);
    const sum = parts.reduce((total, one) => total + one, more);
    const board = item.includes("<svg") ? ({ 1: 58, 2: 74, 3: 57 }[share] ?? 0) : 0;
    // The text above is small and in two columns.
    return isBeside ? Math.max(sum - 4 * texts.length, 50) : sum + board;
  });
  return 3 + Math.max(...items);
}
