import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
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
