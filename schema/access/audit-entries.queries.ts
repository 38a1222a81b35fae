import type { Kysely } from 'kysely';
import { isUuid } from '../queries/uuid.ts';
import type { DB } from '../tables.ts';

/** Who did it: an account, the user of the server's command line, or the portal itself. */
export type Actor = { readonly kind: 'account'; readonly id: string } | { readonly kind: 'command_line' | 'portal' };

export interface AuditEntry {
  readonly actor: Actor;
  /** Area and verb, like account.verified. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** The account that the record belongs to, if any. */
  readonly ownerId: string | null;
  /** The names of the changed fields, never their values. */
  readonly changedFields?: readonly string[];
  /** The reason, as it was given to the account. */
  readonly reason?: string;
  readonly now: string;
}

/** A statement takes 65,535 values, and an entry has nine. */
const MOST_AT_ONCE = 5_000;

/** Adds an entry, in the transaction of the action. */
export async function insertAuditEntry(db: Kysely<DB>, entry: AuditEntry): Promise<void> {
  await insertAuditEntries(db, [entry]);
}

/** Adds entries, in the transaction of the actions. */
export async function insertAuditEntries(db: Kysely<DB>, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += MOST_AT_ONCE) {
    await db
      .insertInto('audit_entry')
      .values(entries.slice(start, start + MOST_AT_ONCE).map(columnsOf))
      .execute();
  }
}

function columnsOf({ actor, action, subjectKind, subjectId, ownerId, changedFields = [], reason, now }: AuditEntry) {
  return {
    happened_at: now,
    actor_kind: actor.kind,
    actor_id: actor.kind === 'account' ? actor.id : null,
    action,
    subject_kind: subjectKind,
    // The database knows one spelling of an identifier, and callers may have sent another.
    subject_id: isUuid(subjectId) ? subjectId.toLowerCase() : subjectId,
    owner_id: ownerId,
    changed_fields: [...changedFields],
    reason: reason ?? null,
  };
}
