import type { ApplicationStage } from '../../generated/graph.generated.ts';
import type { TagTone } from '../../ui/Tag.tsx';

export const APPLY_TITLE = 'Apply for this job';
export const APPLICATION_NOT_SENT = 'Your application could not be sent';
export const NOT_WITHDRAWN = 'Your application could not be withdrawn';
export const WITHDRAWN = 'Application withdrawn';
export const NOT_MOVED = 'The application could not be moved';
export const NOT_MOVED_TOGETHER = 'The applications could not be moved';

/** The longest supporting statement, in characters. */
export const LONGEST_STATEMENT = 5000;

/** The stages of an application in words, in the order in which it comes to them. */
export const STAGES: Record<ApplicationStage, { label: string; tone: TagTone }> = {
  SUBMITTED: { label: 'Submitted', tone: 'information' },
  SHORTLISTED: { label: 'Shortlisted', tone: 'verified' },
  INTERVIEW: { label: 'Interview', tone: 'verified' },
  OFFERED: { label: 'Offered', tone: 'good' },
  HIRED: { label: 'Hired', tone: 'good' },
  UNSUCCESSFUL: { label: 'Unsuccessful', tone: 'neutral' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
};

/** The stages that employers move applications to, as choices. They hire by proposing a start date. */
export const MOVABLE_TO = Object.entries(STAGES)
  .filter(([value]) => value !== 'WITHDRAWN' && value !== 'HIRED')
  .map(([value, { label }]) => ({ value, label }));
