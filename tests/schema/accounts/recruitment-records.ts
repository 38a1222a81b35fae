import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { createApplicationNote, createJobApplication } from '../../factories/job-application.ts';
import { createJobDraft } from '../../factories/job-draft.ts';
import { testNow } from '../../support/test-app.ts';

interface Recruited {
  /** The post that both apply for. */
  readonly jobId: string;
  /** Who is told what is kept about them. */
  readonly person: string;
  readonly other: string;
  readonly third: string;
}

/** Applications, notes and drafts of a user and of others; answers with what the user is told of them. */
export async function createRecruitment(db: Kysely<DB>, { jobId, person, other, third }: Recruited): Promise<object> {
  const at = '2026-11-19T12:00:00.000Z';
  const now = testNow.toISOString();
  const own = await createJobApplication(db, { job_id: jobId, account_id: person });
  const others = await createJobApplication(db, { job_id: jobId, account_id: third, applicant_name: 'Somebody Else' });
  await createApplicationNote(db, { application_id: own.id, author_id: other });
  const words = { text: 'A note of the person.' };
  const note = await createApplicationNote(db, { application_id: others.id, author_id: person, ...words });
  const draft = await createJobDraft(db, { owner_id: person, content: '{"title":"Midwife"}' });
  await createJobDraft(db, { owner_id: other });
  return {
    jobDrafts: [{ id: draft.id, content: { title: 'Midwife' }, createdAt: now, changedAt: now }],
    jobApplications: [
      {
        ...{ id: own.id, jobId, jobTitle: 'Test nurse', startedElsewhere: false, stage: 'submitted' },
        ...{ statement: 'A statement that a test has written.', name: 'Test Person' },
        ...{ email: 'test-person@example.com', phone: '01632 960 001', appliedAt: at, changedAt: at },
        ...{ startsOn: null, startAgreedAt: null },
        moves: [{ stage: 'submitted', startsOn: null, movedAt: at }],
        employerNotes: [{ text: 'A note that a test has written.', notedAt: at }],
      },
    ],
    applicationNotes: [{ id: note.id, applicationId: others.id, ...words, notedAt: at }],
  };
}
