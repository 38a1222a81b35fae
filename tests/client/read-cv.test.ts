import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_ANSWER, readCv } from '../../client/jobs/applications/cv/read-cv.ts';
import { readCvFile } from '../../client/jobs/applications/cv/read-cv-file.ts';
import { cvSections, cvTemplateHref } from '../../client/jobs/cv-template.ts';

const template = JSON.parse(decodeURIComponent(cvTemplateHref(new Date()).replace(/^[^,]*,/, '')));
const read = (changed: object) => readCv(JSON.stringify({ ...template, ...changed }, null, 2));

test('the template as it is downloaded has nothing to take and nothing that does not fit', () => {
  expect(read({})).toEqual({ text: '', problems: [] });
});

test('answers are taken below the titles of their sections, each as often as it is given', () => {
  const sections = [
    { title: 'Personal details', fields: ['Full name: Asha Mensah', 'Phone', 'Email: '] },
    { title: 'Employment history', fields: ['Employer: One', 'Duties: Nights,\r\nand\tweekends', 'Employer: Two'] },
  ];
  expect(read({ sections })).toEqual({
    text: 'Personal details\nFull name: Asha Mensah\n\nEmployment history\nEmployer: One\nDuties: Nights,\nand weekends\nEmployer: Two',
    problems: [],
  });
});

test('what does not fit is named by its line, and the rest is taken', () => {
  const source = JSON.stringify(
    {
      photo: 'x',
      sections: [
        { title: 'Hobbies', fields: [] },
        { title: 'References', fields: ['Name: Bo', 1, 'Pet: Rex', `Email: ${'a'.repeat(LONGEST_ANSWER + 1)}`] },
        { title: 'References', fields: 'Name', colour: 'red' },
        { title: 'References', fields: ['Name: Cy'], colour: 'red' },
        'text',
      ],
    },
    null,
    2,
  );
  expect(readCv(source)).toEqual({
    text: 'References\nName: Bo\n\nReferences\nName: Cy',
    problems: [
      "Line 2: 'photo' is not part of the CV template.",
      "Line 5: 'Hobbies' is not a section of the CV template.",
      "Field 2 of 'References' must be a text.",
      "Line 13: 'Pet: Rex' is not a field of 'References'.",
      "Line 14: the answer to 'Email' must be 1,000 characters or fewer.",
      "The fields of 'References' must be a list of texts.",
      "'colour' is not part of 'References'.",
      'Section 5 is not a section of the CV template.',
    ],
  });
});

test.each([
  ['{', /cannot be read as JSON/],
  ['[]', /is not the CV template/],
  ['null', /is not the CV template/],
  ['{"sections":{}}', /is not the CV template/],
])('a file with %s is refused', (source, sentence) => {
  const { text, problems } = readCv(source);
  expect([text, problems.length]).toEqual(['', 1]);
  expect(problems[0]).toMatch(sentence);
});

test('a file that is no text, empty or too large is refused', async () => {
  const problemOf = async (part: BlobPart) => (await readCvFile(new File([part], 'cv.json'))).problems;
  expect(await problemOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff]))).toEqual([
    'This file is not the CV template. Choose the JSON file that you downloaded and filled in.',
  ]);
  expect(await problemOf('')).toEqual(['The file is empty.']);
  expect(await problemOf(' '.repeat(100_001))).toEqual(['The file is too large. It must be 100 kB or smaller.']);
});

test('every answer of a field is taken over word for word, and any JSON is read without a failure', () => {
  const field = fc.constantFrom(...cvSections.flatMap(({ title, fields }) => fields.map((name) => ({ title, name }))));
  const words = fc.string({ unit: fc.constantFrom(...'aZ9é:"\\,.-\u{1F9B7} '), minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.array(fc.tuple(field, words), { maxLength: 12 }), (answers) => {
      const sections = answers.map(([{ title, name }, words]) => ({ title, fields: [`${name}: ${words}`] }));
      const { text, problems } = read({ sections });
      expect(problems).toEqual([]);
      const given = answers.filter(([, words]) => words.trim() !== '');
      expect(text).toBe(given.map(([{ title, name }, words]) => `${title}\n${name}: ${words.trim()}`).join('\n\n'));
    }),
    { numRuns: 100 },
  );
  fc.assert(
    fc.property(fc.json(), fc.json(), (one, other) => {
      readCv(one);
      readCv(`{"sections":[${one},{"title":"References","fields":[${other}]}]}`);
    }),
    { numRuns: 200 },
  );
});
