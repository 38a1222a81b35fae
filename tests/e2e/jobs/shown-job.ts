import type { ListedArea } from '../support/agreement.ts';
import { capitalized, countInWords, dateInWords } from '../support/page-words.ts';

/** What a row of the list says about a job. */
interface ShownJob {
  readonly id: string;
  readonly title: string;
  readonly employerAndLocation: string;
  readonly typeAndClosing: string;
  readonly postedAt: string;
  readonly postedOn: string;
  readonly history: string;
  readonly salary: string;
  readonly band: string | null;
  readonly workingPattern: string;
  readonly urgency: string;
  readonly applyUrl: string | null;
}

interface RestJob {
  readonly id: string;
  readonly title: string;
  readonly employer: string;
  readonly location: string;
  readonly type: string;
  readonly closesAt: string | null;
  readonly postedAt: string;
  readonly posted: string;
  readonly applications: number;
  readonly agency: string | null;
  readonly salary: string;
  readonly band: string | null;
  readonly workingPattern: string;
  readonly urgency: string;
  readonly applyUrl: string | null;
}

interface GraphJob extends Omit<RestJob, 'type' | 'employer'> {
  readonly typeLabel: string;
  readonly employer: { readonly name: string };
}

/** The list of jobs in HTML, REST and graph. */
export const jobs: ListedArea<ShownJob, RestJob, GraphJob> = {
  page: '/staff-portal',
  rest: '/api/jobs',
  name: 'jobs',
  type: 'Job',
  graphFields: `id title employer { name } location typeLabel closesAt postedAt posted applications agency salary band
    workingPattern urgency applyUrl`,
  pageSize: 10,
  readRows: (page) =>
    page.locator('ul.result-list > li').evaluateAll((items) =>
      items.map((item) => {
        const text = (node: Element | null | undefined) => node?.textContent?.trim() ?? '';
        const link = item.querySelector<HTMLAnchorElement>('h3 a');
        const time = item.querySelector('time');
        const lines = [...item.querySelectorAll('p')].map(text);
        const [employerAndLocation = '', typeAndClosing = '', history = '', salary = '', terms = '', urgency = ''] =
          lines;
        const [, band = null, hours = ''] = terms.match(/^(?:Band (\w+), )?(.+)$/) ?? [];
        return {
          id: new URLSearchParams(link?.search).get('job') ?? '',
          title: text(link),
          employerAndLocation,
          typeAndClosing,
          postedAt: time?.dateTime ?? '',
          postedOn: time?.title ?? '',
          history,
          salary,
          band,
          // A part-time post shows its hours a week, which are not in REST's lists.
          workingPattern: hours.toLowerCase().replace(/^[\d.]+ hours$/, 'part-time'),
          urgency,
          applyUrl: item.querySelector('a[data-external], a[href^="http"]')?.getAttribute('href') ?? null,
        };
      }),
    ),
  shownAsRest,
  shownAsGraph: ({ typeLabel, employer, band, urgency, ...job }) =>
    shownAsRest({
      ...job,
      type: typeLabel,
      employer: employer.name,
      band: band?.replace('BAND_', '').toLowerCase() ?? null,
      urgency: urgency.toLowerCase(),
    }),
};

function shownAsRest(job: RestJob): ShownJob {
  const { id, title, employer, location, type, closesAt, postedAt, posted, applications, agency } = job;
  const { salary, band, workingPattern, urgency, applyUrl } = job;
  return {
    id,
    title,
    employerAndLocation: `${employer}, ${location}`,
    typeAndClosing: `${type}, ${closesAt ? `closes ${dateInWords(closesAt)}` : 'open until filled'}`,
    postedAt,
    postedOn: dateInWords(postedAt),
    history: `Posted ${posted}, ${countInWords(applications, 'application')}, ${agency ?? 'direct from the employer'}`,
    salary,
    band,
    workingPattern: workingPattern.toLowerCase(),
    urgency: `${capitalized(urgency)} urgency`,
    applyUrl,
  };
}
