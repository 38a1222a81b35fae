import type { JobDraft } from '../job-draft.ts';

/** A column of the spreadsheet: its field, its heading, and its allowed words if they are limited. */
export interface SheetColumn {
  readonly field: Exclude<keyof JobDraft, 'applyOn'>;
  readonly heading: string;
  readonly isNeeded?: boolean;
  /** What may stand in it, in lower case, and what that is to the graph. */
  readonly words?: Readonly<Record<string, string>>;
  /** The value in the template. */
  readonly example: string;
}

const bands = ['2', '3', '4', '5', '6', '7', '8a', '8b', '8c', '8d', '9'];

export const sheetColumns: readonly SheetColumn[] = [
  { field: 'title', heading: 'Job title', isNeeded: true, example: 'Community nurse' },
  { field: 'department', heading: 'Department', isNeeded: true, example: 'District nursing' },
  { field: 'location', heading: 'Town', isNeeded: true, example: 'Leeds' },
  { field: 'postcode', heading: 'Postcode', example: '' },
  {
    field: 'type',
    heading: 'Type',
    isNeeded: true,
    words: { permanent: 'PERMANENT', 'full-time': 'FULL_TIME', contract: 'CONTRACT' },
    example: 'Permanent',
  },
  {
    field: 'urgency',
    heading: 'Urgency',
    isNeeded: true,
    words: { high: 'HIGH', medium: 'MEDIUM', low: 'LOW' },
    example: 'Medium',
  },
  {
    field: 'band',
    heading: 'Band',
    words: Object.fromEntries(
      bands.flatMap((band) => [
        [band, `BAND_${band.toUpperCase()}`],
        [`band ${band}`, `BAND_${band.toUpperCase()}`],
      ]),
    ),
    example: '6',
  },
  { field: 'salaryMin', heading: 'Lowest salary', example: '' },
  { field: 'salaryMax', heading: 'Highest salary', example: '' },
  { field: 'contractType', heading: 'Contract', example: 'Permanent' },
  { field: 'workingPattern', heading: 'Working pattern', example: 'Full-time' },
  { field: 'closesAt', heading: 'Closing date', example: '' },
  { field: 'agency', heading: 'Recruitment partner', example: '' },
  { field: 'applyUrl', heading: 'Web address to apply', example: '' },
  { field: 'description', heading: 'Job description', isNeeded: true, example: 'You lead a small team.' },
];

/** The heading of the column that fills a field; that of the first if there is none, as the whole row is meant. */
export function headingOf(field: string | undefined): string {
  return sheetColumns.find((column) => column.field === field)?.heading ?? 'Row';
}

/** The template: the headings, and one row as an example, as CSV. */
export function templateText(): string {
  const line = (cells: readonly string[]) => cells.map(quoted).join(',');
  return `${line(sheetColumns.map(({ heading }) => heading))}\r\n${line(sheetColumns.map(({ example }) => example))}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
