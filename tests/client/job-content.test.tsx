import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppliedNotice } from '../../client/jobs/applications/AppliedNotice.tsx';
import { JobContent } from '../../client/jobs/JobContent.tsx';
import type { OpenJobFragment } from '../../client/jobs/open-job.generated.ts';

async function text(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(<MemoryRouter>{element}</MemoryRouter>);
  const html = await new Response(prelude).text();
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const supplement = {
  area: 'INNER',
  percent: 20,
  minimum: 7992,
  maximum: 8744,
  isEstimate: true,
  year: '2026/27',
} as const;
const job = (highCostAreaSupplement: typeof supplement | null): OpenJobFragment => ({
  id: '1',
  reference: 'P2026-1',
  title: 'Charge nurse',
  department: 'Critical care',
  employer: { id: '2', name: 'Brambleford Hospital' },
  agency: null,
  location: 'London',
  postcode: null,
  region: 'London',
  nation: 'ENGLAND',
  typeLabel: 'Permanent',
  contractType: 'Permanent',
  workingPattern: 'Full-time',
  weeklyHours: null,
  urgency: 'LOW',
  description: 'Care.',
  salaryMin: 39_959,
  salaryMax: 48_117,
  salary: '£39,959 to £48,117',
  band: 'BAND_6',
  pay: {
    scheme: 'AGENDA_FOR_CHANGE',
    band: 'BAND_6',
    nation: 'ENGLAND',
    year: '2026/27',
    entry: 39_959,
    intermediate: 42_170,
    top: 48_117,
    isEstimate: false,
    source: 'NHS Employers',
    highCostAreaSupplement,
  },
  postedAt: '2026-11-18T09:00:00.000Z',
  posted: '2 days ago',
  closesAt: null,
  closedAt: null,
  changedAt: null,
  isOpen: true,
  isSample: false,
  applications: 0,
  applyUrl: null,
});

test('a job in London says that its supplement is paid on top of the salary, and how much it is', async () => {
  const page = await text(<JobContent job={job(supplement)} layout="page" />);
  expect(page).toContain('Salary £39,959 to £48,117, plus a high cost area supplement');
  expect(page).toContain('£7,992 to £8,744 a year');
  expect(page).toContain('It is paid on top: the salary above does not include it.');
});

test('a job elsewhere says nothing of a supplement', async () => {
  const page = await text(<JobContent job={job(null)} layout="page" />);
  expect(page).toContain('Salary £39,959 to £48,117 Band');
  expect(page).not.toContain('supplement');
});

test('a job that was changed says when', async () => {
  expect(await text(<JobContent job={job(null)} layout="page" />)).not.toContain('Changed');
  const changed = { ...job(null), changedAt: '2026-11-19T12:00:00.000Z' };
  expect(await text(<JobContent job={changed} layout="page" />)).toContain('Changed 19 November 2026');
});

test('a job says its band and its hours once each', async () => {
  const page = await text(<JobContent job={{ ...job(null), weeklyHours: 37.5 }} layout="page" />);
  expect(page).toContain('Band Band 6 Working pattern Full-time, 37.5 hours a week');
  expect(page).not.toContain('Band and hours');
  const banded = { ...job(null), band: null, pay: null };
  expect(await text(<JobContent job={banded} layout="page" />)).toContain('to £48,117 Working pattern Full-time');
});

const closedAt = '2026-11-20T09:30:00.000Z';
test.each([
  [{}, 'Closes When it is filled', 'Closed'],
  [{ closesAt: '2026-12-01' }, 'Closes 1 December 2026', 'Closed'],
  [{ isOpen: false, closedAt }, 'Closed 20 November 2026', 'Closes'],
  [{ isOpen: false, closedAt, closesAt: '2026-12-01' }, 'Closed 20 November 2026', 'Closes'],
  [{ isOpen: false, closesAt: '2026-11-01' }, 'Closed 1 November 2026', 'Closes'],
  [{ isOpen: false, closedAt, closesAt: '2026-11-01' }, 'Closed 1 November 2026', 'Closes'],
])('a job says when it closes, or has closed: %j', async (given, expected, not) => {
  const page = await text(<JobContent job={{ ...job(null), ...given }} layout="page" />);
  expect(page).toContain(expected);
  expect(page).not.toContain(not);
});

test('who has withdrawn reads that, and not that they have applied', async () => {
  const times = { appliedAt: '2026-11-18T09:00:00.000Z', changedAt: '2026-11-19T09:00:00.000Z' };
  const advertised = { id: '1', title: 'Clerk', employer: 'Ward', location: 'Leeds', changedAt: null, isShown: true };
  const applied = {
    id: '3',
    job: advertised,
    startedElsewhere: false,
    turn: null,
    startsOn: null,
    startAgreedAt: null,
    moves: [],
    ...times,
  };
  const notice = (stage: 'WITHDRAWN' | 'INTERVIEW') =>
    text(<AppliedNotice applied={{ ...applied, stage }}>See it</AppliedNotice>);
  expect(await notice('WITHDRAWN')).toContain('You withdrew your application on 19 November 2026 See it');
  expect(await notice('INTERVIEW')).toContain('You applied on 18 November 2026: interview See it');
});
