import type { WebinarState } from '../../generated/graph.generated.ts';
import type { ListWords } from '../../lists/list-words.ts';
import type { TagTone } from '../../ui/Tag.tsx';

export const NOT_DECIDED = 'The application was not decided on';
export const NOT_COMPLETED = 'The completion was not recorded';
export const NOT_PLANNED = 'The webinar was not planned';
export const NOT_CHANGED = 'The webinar was not changed';
export const NOT_CANCELLED = 'The webinar was not cancelled';

/** The parts of the section, as the address names them. The first is shown if it names none. */
export const views = [
  { slug: '', label: 'Applications' },
  { slug: 'enrolments', label: 'Enrolments' },
  { slug: 'webinars', label: 'Webinars' },
] as const;

export const applicationWords: ListWords = {
  one: 'application',
  many: 'applications',
  loading: 'Loading applications',
  failed: 'Applications could not be loaded',
  noMatch: 'No application matches',
  none: { title: 'No applications are waiting for a decision', text: 'Applications for certifications appear here.' },
};

export const enrolmentWords: ListWords = {
  one: 'enrolment',
  many: 'enrolments',
  loading: 'Loading enrolments',
  failed: 'Enrolments could not be loaded',
  noMatch: 'No enrolment matches',
  none: { title: 'No enrolments', text: 'Those who take a path or a certification appear here.' },
};

export const webinarWords: ListWords = {
  one: 'webinar',
  many: 'webinars',
  loading: 'Loading webinars',
  failed: 'Webinars could not be loaded',
  noMatch: 'No webinar matches',
  none: { title: 'No webinars', text: 'Webinars that are planned appear here and on the training page.' },
};

export const STATES: Readonly<Record<WebinarState, { label: string; tone: TagTone }>> = {
  UPCOMING: { label: 'Upcoming', tone: 'information' },
  RUNNING: { label: 'Running', tone: 'good' },
  OVER: { label: 'Over', tone: 'neutral' },
  CANCELLED: { label: 'Cancelled', tone: 'alert' },
};
