/** Formats a time in the local time zone: "2026.11.21, 06:53". */
export function timeShown(time: number): string {
  const date = new Date(time);
  const minutes = [date.getHours(), date.getMinutes()].map(twoDigits).join(":");
  return `${dayOf(date)}, ${minutes}`;
}

/** Formats a date: "2026.11.21". */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join(".");
}

const twoDigits = (part: number) => String(part).padStart(2, "0");
