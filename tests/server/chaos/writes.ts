import { newJobExample } from '../../../server/rest/jobs/examples.ts';
import { password } from '../../support/signed-in.ts';
import type { People, Person } from './people.ts';
import { order, vendorStart } from './trade-writes.ts';
import { authorized, keyed, type Write } from './write.ts';

/** Posts of one run that people apply for. */
export const JOBS_OF_A_RUN = 5;

/** 200 writes of all kinds; those of each run are others. */
export function writesOf(run: number, people: People): Write[] {
  const { employers, applicants, others, jobIds, slugs } = people;
  const jobs = jobIds.slice(run * JOBS_OF_A_RUN, (run + 1) * JOBS_OF_A_RUN);
  return shuffled([
    ...times(20, (number) => signUp(`person-${run}-${number}@chaos.example`)),
    ...employers.flatMap((employer, who) => times(8, (number) => posting(employer, `Chaos ${run} ${who} ${number}`))),
    ...applicants.flatMap((applicant) => jobs.map((jobId) => application(applicant, jobId))),
    ...others.flatMap((person) => times(3, (number) => profileChange(person, `01632 960 ${run}${number}0`))),
    ...employers.flatMap((person, who) => times(3, (number) => order(`Chaos order ${run} ${who} ${number}`, person))),
    ...times(15, (number) => vendorStart(`Chaos starts ${run} ${number} Ltd`)),
    ...times(30, (number) => download(slugs[number % slugs.length] ?? '', `browser ${run} ${number}`)),
  ]);
}

export function signUp(email: string): Write {
  const names = { firstName: 'Asha', lastName: 'Mensah', phone: '01632 960 001', organization: 'Brambleford' };
  return keyed({ path: '/api/auth/signup', body: { email, password, role: 'nurse', ...names }, mark: email });
}

function posting(employer: Person, title: string): Write {
  return keyed({ path: '/api/jobs', body: { ...newJobExample, title }, mark: title }, employer);
}

export function application(applicant: Person, jobId: string): Write {
  const body = { statement: 'I have cared for families in Leeds for six years.' };
  return keyed({ path: `/api/jobs/${jobId}/apply`, body, mark: `${applicant.id} ${jobId}` }, applicant);
}

function profileChange(person: Person, phone: string): Write {
  const headers = authorized(person);
  return { method: 'PUT', path: '/api/auth/profile', body: { phone }, headers, mark: person.id, isKeyed: false };
}

function download(slug: string, browser: string): Write {
  const headers = { 'user-agent': browser };
  return { method: 'POST', path: `/api/compliance/${slug}/download`, body: {}, headers, mark: slug, isKeyed: false };
}

export const times = <Value>(count: number, make: (number: number) => Value): Value[] =>
  Array.from({ length: count }, (_, number) => make(number));

/** All kinds side by side from the first one on, in the same order each time. */
export function shuffled(writes: readonly Write[]): Write[] {
  return writes
    .map((write, index) => ({ write, place: (index * 77) % writes.length }))
    .sort(byPlace)
    .map(({ write }) => write);
}

const byPlace = (one: { readonly place: number }, other: { readonly place: number }) => one.place - other.place;
