import { stageWords } from './applications.words.ts';
import type { ApplicationFieldsFragment, MyActivityQuery } from './operations.generated.ts';

/** An application of whoever asks. */
export function presentApplication(application: ApplicationFieldsFragment) {
  const { id, job, startedElsewhere, stage, statement, appliedAt, changedAt } = application;
  return { id, job, startedElsewhere, stage: stage && stageWords[stage], statement, appliedAt, changedAt };
}

/** Something that whoever asks did. */
export function presentActivity(activity: MyActivityQuery['myActivity']['nodes'][number]) {
  const { id, action, description, happenedAt, subjectKind, subjectId } = activity;
  return { id, action, description, happenedAt, subject: { kind: subjectKind, id: subjectId } };
}
