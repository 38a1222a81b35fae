/** A number of minutes in words, to the hour from 2 hours on: "45 minutes", "5 hours", "3 days". */
export function durationInWords(minutes: number): string {
  if (minutes < 120) return counted(Math.max(1, Math.round(minutes)), 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
