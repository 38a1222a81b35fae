import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ErrorSummary } from '../../client/forms/ErrorSummary.tsx';
import type { Problem } from '../../client/forms/problem.ts';

/** The lines of the summary above a form with these fields, as HTML without classes. */
async function lines(fields: readonly string[], ...problems: readonly Problem[]): Promise<string[]> {
  const elements = { namedItem: (name: string) => (fields.includes(name) ? {} : null) };
  const form = { current: { elements } as unknown as HTMLFormElement };
  const { prelude } = await prerender(
    <MemoryRouter>
      <ErrorSummary problems={problems} form={form} />
    </MemoryRouter>,
  );
  const html = await new Response(prelude).text();
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) =>
    line.replaceAll(/ (?:class|data-discover)="[^"]*"/g, '').replaceAll('<!-- -->', ''),
  );
}

test('a line leads to its field', async () => {
  expect(await lines(['title'], { field: 'title', message: 'Enter a title' })).toEqual([
    '<a href="#title">Enter a title</a>',
  ]);
});

test('a line about a field that the form does not have leads nowhere', async () => {
  expect(await lines(['title'], { field: 'reference', message: 'No' }, { message: 'Not now' })).toEqual([
    'No',
    'Not now',
  ]);
});

test('about the organisation it leads to the profile, unless the form has it', async () => {
  const problem = { field: 'organization', message: 'Enter your organisation in your profile first' };
  expect(await lines(['title'], problem)).toEqual([
    'Enter your organisation in your profile first. Go to <a href="/account#profile">your profile</a>',
  ]);
  expect(await lines(['organization'], problem)).toEqual([
    '<a href="#organization">Enter your organisation in your profile first</a>',
  ]);
});
