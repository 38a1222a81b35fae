import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import {
  findOwnAccount,
  findOwnIdentities,
  findOwnProfile,
  listOwnAuditEntries,
  listOwnJobs,
  listOwnMailedLinks,
  listOwnSessions,
} from './own-data.queries.ts';

/** A part of what is kept about a person. */
export interface OwnDataSection {
  /** Its key in the document that they download. */
  readonly name: string;
  /** The tables that it tells of. */
  readonly tables: readonly (keyof DB)[];
  read(db: Kysely<DB>, accountId: string): Promise<unknown>;
}

/** One for each kind of record about a person; an area that keeps more adds its own. */
export const ownDataSections: readonly OwnDataSection[] = [
  { name: 'account', tables: ['account'], read: findOwnAccount },
  { name: 'profile', tables: ['user_profile'], read: findOwnProfile },
  { name: 'sessions', tables: ['session', 'refresh_token'], read: listOwnSessions },
  { name: 'identities', tables: ['connected_identity', 'social_attempt'], read: findOwnIdentities },
  { name: 'mailedLinks', tables: ['mailed_token'], read: listOwnMailedLinks },
  { name: 'jobs', tables: ['job'], read: listOwnJobs },
  { name: 'auditEntries', tables: ['audit_entry'], read: listOwnAuditEntries },
];
