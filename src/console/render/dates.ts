/** "2026.11.21, 06:53": when something happened, by the clocks of this place. */
export function timeShown(time: number): string {
  const date = new Date(time);
  const minutes = [date.getHours(), date.getMinutes()].map(twoDigits).join(":");
  return `${dayOf(date)}, ${minutes}`;
}

/** "2026.11.21" */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join(".");
}

const twoDigits = (part: number) => String(part).padStart(2, "0");
