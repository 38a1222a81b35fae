import type { Kysely } from 'kysely';
import type { Acting, Rules } from '../access/act.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { forgetContent } from '../queries/forget-content.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import type { RevisionAction } from './content-revision-row.ts';
import { insertRevisions } from './content-revisions.queries.ts';
import type { EditedContent, EditedFields, EditedKind } from './edited-kind.ts';
import { contentEdits } from './editing-limits.ts';

/** The revision that an operator has read, and the note on the change. */
export interface Change {
  readonly id: string;
  readonly revision: number;
  readonly note?: string | null | undefined;
}

/** What of a change was checked before its transaction. */
export interface CheckedChange<Given> {
  readonly note: string;
  readonly given: Given;
}

/** What is asked of the note. */
interface AskedNote {
  /** What to say if there is none; without it the note may be empty. */
  readonly missing?: string;
}

const LONGEST_NOTE = 500;

/** What `act` asks for a change of a piece of content that is there. */
export function rulesOfChange<Draft, Fields extends EditedFields, Given>(
  kind: EditedKind<Draft, Fields>,
  { id, note }: Change,
  once: { readonly operation: string; readonly given: unknown },
  check: () => Given,
  asked: AskedNote = {},
) {
  return {
    as: 'operator',
    may: (db: Kysely<DB>) => readEdited(db, kind, id),
    lockRow: (transaction) => kind.lock(transaction, id),
    once,
    limit: contentEdits,
    input: () => checkNote(note, check, asked),
  } as const satisfies Rules<EditedContent<Fields>, CheckedChange<Given>>;
}

/** Checks the note of a change, and then what else was given. @throws ValidationError */
export function checkNote<Given>(
  note: string | null | undefined,
  check: () => Given,
  asked: AskedNote = {},
): CheckedChange<Given> {
  const checks = new FieldChecks();
  const checked = checks.line('note', note, { most: LONGEST_NOTE, name: 'Change note', ...asked });
  checks.done();
  const given = check();
  return { note: checked, given };
}

/** A piece of content as operators see it. @throws NotFoundError */
export async function readEdited<Draft, Fields extends EditedFields>(
  db: Kysely<DB>,
  kind: EditedKind<Draft, Fields>,
  id: string,
): Promise<EditedContent<Fields>> {
  const found = isUuid(id) ? await kind.find(db, id) : undefined;
  if (!found) {
    throw new NotFoundError(`There is no such ${kind.noun}.`);
  }
  return found;
}

/** @throws ConflictError if another revision is there than the one that the operator has read. */
export function refuseOutdated({ kind, revision }: EditedContent, read: number, noun: string): void {
  if (revision !== read) {
    throw new ConflictError(
      `This ${noun} was changed after you opened it. What you have written is not saved, and not lost.`,
      [{ path: 'revision', message: `Revision ${revision} of the ${kind.replace('_', ' ')} is the present one.` }],
    );
  }
}

/**
 * Stores what was made of a piece of content as its next revision, in the transaction of `act`. Where nothing differs,
 * nothing is stored.
 */
export async function saveRevision<Draft, Fields extends EditedFields>(
  { transaction, row, actor, now, audit, afterCommit }: Acting<EditedContent<Fields>, unknown>,
  kind: EditedKind<Draft, Fields>,
  { fields, action, note }: { fields: Fields; action: keyof typeof auditActions; note: string },
  { db }: Pick<ServiceDependencies, 'db'>,
): Promise<string> {
  const { id, revision } = row;
  const changedFields = differing(row.fields, fields);
  if (changedFields.length === 0) {
    return id;
  }
  const number = revision + 1;
  await kind.update(transaction, { id, fields, before: row.fields, revision: number, now });
  // As it is stored: what the database makes of a value is what a later change is compared with.
  const stored = (await kind.find(transaction, id))?.fields ?? fields;
  const shared = { kind: kind.name, subjectId: id };
  await insertRevisions(transaction, [
    ...(revision === 0
      ? [
          {
            ...shared,
            ...{ number: 0, action: 'loaded' as const, note: '', fields: row.fields, changedFields: [] },
            ...{ accountId: null, savedAt: row.changedAt },
          },
        ]
      : []),
    { ...shared, number, action, note, fields: stored, changedFields, accountId: actor.accountId, savedAt: now },
  ]);
  audit(auditActions[action], { subjectKind: kind.name, subjectId: id, ownerId: null, changedFields });
  afterCommit(() => forgetContent(db));
  return id;
}

/** What the audit log says of each action. */
export const auditActions: Readonly<Record<Exclude<RevisionAction, 'loaded'>, string>> = {
  created: 'content.created',
  edited: 'content.edited',
  published: 'content.published',
  unpublished: 'content.unpublished',
  restored: 'content.restored',
};

function differing<Fields extends EditedFields>(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
