const year = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric' });

/** A year in London: "2026". */
export function formatYear(value: Date): string {
  return year.format(value);
}
