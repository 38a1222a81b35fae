import { builder } from '../../builder.ts';
import type { ApplicationMove } from './application-moves.queries.ts';
import type { ApplicationStage } from './job-application-row.ts';
import { ApplicationStageType } from './job-application-stage.ts';

export const ApplicationMoveType = builder.objectRef<ApplicationMove>('ApplicationMove').implement({
  description: 'An application came to a stage.',
  fields: (t) => ({
    stage: t.expose('stage', { type: ApplicationStageType, description: 'The stage.' }),
    startsOn: t.expose('startsOn', {
      type: 'Date',
      nullable: true,
      description: 'The day that was proposed for work to begin; null at every stage but hired.',
    }),
    movedAt: t.expose('movedAt', { type: 'DateTime', description: 'When it came to it.' }),
  }),
});

export const ApplicationTurn = builder.enumType('ApplicationTurn', {
  description: 'Whose turn it is in an application.',
  values: {
    APPLICANT: {
      value: 'applicant',
      description: 'The applicant is to answer an invitation or an offer, or to agree to the day that work begins.',
    },
    EMPLOYER: { value: 'employer', description: 'The employer is to look at it and to decide.' },
  },
});

const turns = {
  submitted: 'employer',
  shortlisted: 'employer',
  interview: 'applicant',
  offered: 'applicant',
  hired: 'applicant',
  unsuccessful: null,
  withdrawn: null,
} as const satisfies Record<ApplicationStage, 'applicant' | 'employer' | null>;

/** Whose turn it is while an application is at a stage; null if there is no more to be done, or it is not known. */
export function turnAt({ stage, startAgreedAt }: Standing): 'applicant' | 'employer' | null {
  return stage && startAgreedAt === null ? turns[stage] : null;
}

interface Standing {
  readonly stage: ApplicationStage | null;
  readonly startAgreedAt: string | null;
}
