import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CannotApply } from '../../client/jobs/applications/CannotApply.tsx';
import { isOwnJob } from '../../client/jobs/applications/is-own-job.ts';

const employer = { id: '2', name: 'Brambleford Community Hospital' };
const job = { id: '1', title: 'Midwife', location: 'Leeds', isOpen: true, applyUrl: null, employer };
const person = { id: '3', email: 'a@example.com', emailConfirmed: true, firstName: 'A', lastName: 'B', phone: '' };

test('who advertised a job is told before they write an application for it', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CannotApply job={job} applied={undefined} isOwn />
    </MemoryRouter>,
  );
  expect(html).toContain('You advertised this job yourself, so you cannot apply for it.');
  expect(html).toContain('form=applications');
});

test.each([
  ['VERIFIED', { id: '1' }, true],
  ['VERIFIED', null, false],
  // They may change any job, and apply for those of others.
  ['OPERATOR', { id: '1' }, false],
] as const)('a job that an account of access %s may change: %j', (access, jobToChange, expected) => {
  expect(isOwnJob({ jobToChange, me: { ...person, access } })).toBe(expected);
});
