import type { EnrolmentStage, ProgrammeKind } from '../../generated/graph.generated.ts';
import { formatDate } from '../../ui/dates.ts';
import { formatTime } from '../../ui/moments.ts';
import type { TagTone } from '../../ui/Tag.tsx';
import type { OwnPlaceFragment } from './own-training.generated.ts';

/** What is said of an enrolment, before the title: its wording is fixed, do not edit it. */
export const ENROLLED = 'Enrollment initiated for: ';

export const NOT_ENROLLED = 'You were not enrolled';
export const NOT_WITHDRAWN = 'You were not withdrawn';
export const NOT_REGISTERED = 'You were not registered';
export const NOT_GIVEN_BACK = 'Your place was not given back';
export const OWN_NOT_LOADED = 'Your training could not be loaded';

const stages: Readonly<Record<EnrolmentStage, { label: string; tone: TagTone }>> = {
  SUBMITTED: { label: 'Applied', tone: 'information' },
  ENROLLED: { label: 'Enrolled', tone: 'good' },
  UNSUCCESSFUL: { label: 'Not accepted', tone: 'neutral' },
  COMPLETED: { label: 'Completed', tone: 'verified' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
};

/** How far an enrolment has come. */
export function stageWords(stage: EnrolmentStage) {
  return stages[stage];
}

/** What an enrolment is. */
export const KINDS: Readonly<Record<ProgrammeKind, string>> = {
  PATH: 'Training path',
  CERTIFICATION: 'Certification',
};

/** Whether a user has a seat in a webinar, as a tag says it. */
export function placeWords({ state, position, webinar }: OwnPlaceFragment): { label: string; tone: TagTone } {
  if (webinar.state === 'CANCELLED') return { label: 'Cancelled', tone: 'alert' };
  if (state === 'GIVEN_BACK') return { label: 'Given back', tone: 'neutral' };
  return state === 'REGISTERED'
    ? { label: 'Registered', tone: 'good' }
    : { label: `Number ${position} on the waiting list`, tone: 'warning' };
}

/** What came of asking for a seat. */
export function registeredWords({ state, position, webinar: { title, startsAt } }: OwnPlaceFragment) {
  const when = `${formatDate(startsAt)}, ${formatTime(new Date(startsAt))}`;
  return state === 'WAITING'
    ? {
        title: 'You are on the waiting list',
        text: `All seats of ${title} are taken. You are number ${position} on the waiting list.`,
      }
    : { title: `You are registered for: ${title}`, text: `It begins on ${when}. We have emailed you the details.` };
}
