import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentEntry, Employer, Job, Place, RecruitmentPartner } from '../../../schema/tables.ts';
import { createContentEntry } from '../../factories/content-entry.ts';
import { createEmployer } from '../../factories/employer.ts';
import { createJob } from '../../factories/job.ts';
import { createPlace } from '../../factories/place.ts';
import { createRecruitmentPartner } from '../../factories/recruitment-partner.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const CHECK = '23514';
const FOREIGN_KEY = '23503';
const UNIQUE = '23505';
const NOT_NULL = '23502';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const unknownId = '01a1ede2-6680-790d-b5ad-95077e39d399';
const band = { pay_scheme: 'agenda_for_change', pay_nation: 'england', pay_year: '2026/27', pay_band: '6' };

const badJobs: readonly [string, Partial<Insertable<Job>>, string][] = [
  ['no title', { title: '' }, CHECK],
  ['a title of 201 letters', { title: 'a'.repeat(201) }, CHECK],
  ['a description of 20,001 letters', { description: 'a'.repeat(20_001) }, CHECK],
  ['an unknown type', { type: 'Permanent' }, CHECK],
  ['an unknown urgency', { urgency: 'urgent' }, CHECK],
  ['an unknown pay scheme', { pay_scheme: 'vsm' }, CHECK],
  ['a salary that ends below its start', { salary_min: 30_000, salary_max: 29_999 }, CHECK],
  ['a negative salary', { salary_min: -1 }, CHECK],
  ['61 hours a week', { weekly_hours: 61 }, CHECK],
  ['fewer than no applications', { application_count: -1 }, CHECK],
  ['an address that is a script', { apply_url: 'javascript:alert(1)' }, CHECK],
  ['a band without a year', { ...band, pay_year: null }, CHECK],
  ['a scale without a band', { ...band, pay_band: null }, CHECK],
  ['a band with neither a scale nor a salary', { ...band, pay_nation: null, pay_year: null }, CHECK],
  ['a band without a scale and half a salary', { ...band, pay_nation: null, pay_year: null, salary_min: 1 }, CHECK],
  ['a band outside Agenda for Change', { ...band, pay_scheme: 'other' }, CHECK],
  ['a band that the nation has not', { ...band, pay_nation: 'northern_ireland' }, FOREIGN_KEY],
  ['an unknown employer', { employer_id: unknownId }, FOREIGN_KEY],
  ['an unknown place', { place_id: unknownId }, FOREIGN_KEY],
  ['an unknown agency', { recruitment_partner_id: unknownId }, FOREIGN_KEY],
  ['a reference that is taken', { reference: 'W2114-26-0259' }, UNIQUE],
];

describe('a job is refused', () => {
  test.each(badJobs)('with %s', async (_name, values, code) => {
    await expect(createJob(database.db, values)).rejects.toMatchObject({ code });
  });
});

const badEntries: readonly [string, Partial<Insertable<ContentEntry>>, string][] = [
  ['capitals in its key', { key: 'Home.hero' }, CHECK],
  ['a key that ends with a dot', { key: 'home.' }, CHECK],
  ['a key of 121 letters', { key: 'a'.repeat(121) }, CHECK],
  ['items that are no list', { items: '{}' }, CHECK],
  ['a body of 50,001 letters', { body: 'a'.repeat(50_001) }, CHECK],
  ['a key that is taken', { key: 'home.hero' }, UNIQUE],
];

describe('a content entry is refused', () => {
  test.each(badEntries)('with %s', async (_name, values, code) => {
    await expect(createContentEntry(database.db, values)).rejects.toMatchObject({ code });
  });
});

const badPlaces: readonly [string, Partial<Insertable<Place>>, string][] = [
  ['a latitude in France', { latitude: 48.9 }, CHECK],
  ['a longitude in Germany', { longitude: 8 }, CHECK],
  ['an unknown nation', { nation: 'France' }, CHECK],
  ['an unknown kind', { kind: 'village' }, CHECK],
  ['an unknown high cost area', { high_cost_area: 'middle' }, CHECK],
  ['a slug that is taken', { slug: 'leeds' }, UNIQUE],
];

describe('a place is refused', () => {
  test.each(badPlaces)('with %s', async (_name, values, code) => {
    await expect(createPlace(database.db, values)).rejects.toMatchObject({ code });
  });
});

const badPartners: readonly [string, Partial<Insertable<RecruitmentPartner>>, string][] = [
  ['a rating of 5.1', { rating: 5.1 }, CHECK],
  ['an address without a scheme', { url: 'partner.example' }, CHECK],
  ['fewer than no jobs', { active_jobs: -1 }, CHECK],
  ['no name', { name: '' }, CHECK],
];

describe('a recruitment partner is refused', () => {
  test.each(badPartners)('with %s', async (_name, values, code) => {
    await expect(createRecruitmentPartner(database.db, values)).rejects.toMatchObject({ code });
  });
});

const badEmployers: readonly [string, Partial<Insertable<Employer>>, string][] = [
  ['no name', { name: '' }, CHECK],
  ['no sector at all', { sector: null as never }, NOT_NULL],
  ['an unknown place', { place_id: unknownId }, FOREIGN_KEY],
];

describe('an employer is refused', () => {
  test.each(badEmployers)('with %s', async (_name, values, code) => {
    await expect(createEmployer(database.db, values)).rejects.toMatchObject({ code });
  });
});

test('what is right is taken', async () => {
  await expect(createJob(database.db, { ...band, closes_on: '2026-12-01' })).resolves.toMatchObject({ pay_band: '6' });
  await expect(createContentEntry(database.db)).resolves.toMatchObject({ items: [] });
});
