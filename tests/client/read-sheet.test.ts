import { describe, expect, test } from 'vitest';
import { readSheet } from '../../client/jobs/postings/sheet/read-sheet.ts';
import { sheetColumns, templateText } from '../../client/jobs/postings/sheet/sheet-columns.ts';

const headings = sheetColumns.map(({ heading }) => heading);
const example = Object.fromEntries(sheetColumns.map(({ heading, example }) => [heading, example]));
const sheet = (rows: readonly object[], separator = '\t') =>
  [headings, ...rows.map((row) => headings.map((heading) => ({ ...example, ...row })[heading] ?? ''))]
    .map((cells) => cells.join(separator))
    .join('\n');

describe('a spreadsheet of posts', () => {
  test('is read from its template', () => {
    const { inputs, problems, rows } = readSheet(templateText());
    expect(problems).toEqual([]);
    expect(rows).toEqual([2]);
    expect(inputs).toMatchObject([{ title: 'Community nurse', type: 'PERMANENT', urgency: 'MEDIUM', band: 'BAND_6' }]);
  });

  test('may have its columns in any order, cells of several lines, and quotes', () => {
    const text =
      'Job description,Job title,Department,Town,Type,Urgency,Band,Closing date\r\n' +
      '"Care, ""always"".\nAt night.",Midwife,Ward,Leeds,permanent,HIGH,Band 8a,4/1/2027\r\n\r\n';
    expect(readSheet(text)).toMatchObject({
      rows: [2],
      problems: [],
      inputs: [
        { title: 'Midwife', description: 'Care, "always".\nAt night.', band: 'BAND_8A', closesAt: '2027-01-04' },
      ],
    });
  });

  test.each(['constructor', 'toString', '__proto__'])('takes no name of every object for a word: %s', (word) => {
    const { problems } = readSheet(sheet([{ Type: word }]));
    expect(problems).toEqual([{ row: 2, column: 'Type', message: `'${word}' cannot be used here` }]);
  });

  test('is told what is wrong by row and column', () => {
    const given = [{}, { 'Job title': '', Type: 'Forever' }, { Band: '', 'Closing date': '31/02/2027' }];
    const said = readSheet(sheet(given)).problems.map(({ row, column, message }) => `${row} ${column}: ${message}`);
    expect(said).toEqual([
      "3 Type: 'Forever' cannot be used here",
      '3 Job title: Enter a job title',
      "4 Closing date: '31/02/2027' cannot be used here",
      '4 Lowest salary: Enter the lowest salary, or choose a band',
      '4 Highest salary: Enter the highest salary, or choose a band',
    ]);
  });

  test.each([
    ['nothing', '  \n ', 'Paste the rows of your spreadsheet, or choose a file'],
    ['headings alone', headings.join('\t'), 'There is no row below the headings'],
    [
      'more than 100 rows',
      sheet(Array.from({ length: 101 }, () => ({}))),
      'There are 101 rows. Post 100 or fewer at once',
    ],
  ])('is not %s', (_name, text, message) => {
    expect(readSheet(text)).toEqual({ rows: [], inputs: [], problems: [{ message }] });
  });

  test('counts its rows as spreadsheets do, those of several lines and empty ones among them', () => {
    const text = `${sheet([{ 'Job description': '"Care.\nAt night."' }])}\n\n${sheet([{ Type: 'Forever' }]).split('\n')[1]}`;
    expect(readSheet(text).problems).toMatchObject([{ row: 4, column: 'Type' }]);
  });

  test('names the columns that are missing and those that are unknown', () => {
    const { problems } = readSheet(sheet([{}]).replace('Town', 'City'));
    expect(problems).toEqual([
      { row: 1, column: 'Town', message: 'This column is missing' },
      { row: 1, column: 'City', message: 'There is no such column in the template' },
    ]);
  });
});
