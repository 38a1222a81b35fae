import type { Kysely } from 'kysely';
import { listAllOwnApplications } from '../jobs/job-applications.queries.ts';
import type { DB } from '../tables.ts';
import {
  findOwnAccount,
  findOwnIdentities,
  findOwnProfile,
  listOwnAuditEntries,
  listOwnEquipment,
  listOwnJobs,
  listOwnMailedLinks,
  listOwnMails,
  listOwnSessions,
} from './own-data.queries.ts';

/** A part of what is kept about a person. */
export interface OwnDataSection {
  /** Its key in the document that they download. */
  readonly name: string;
  /** The tables that it tells of. */
  readonly tables: readonly (keyof DB)[];
  /** What goes of it when the account is deleted, as a phrase for people; null where it stays (`kept-records.ts`). */
  readonly goes: string | null;
  read(db: Kysely<DB>, accountId: string): Promise<unknown>;
}

/** One for each kind of record about a person; an area that keeps more adds its own. */
export const ownDataSections: readonly OwnDataSection[] = [
  {
    name: 'account',
    goes: 'Your account, with your email address and your password',
    tables: ['account'],
    read: findOwnAccount,
  },
  {
    name: 'profile',
    goes: 'Your profile: names, phone number, organisation and role',
    tables: ['user_profile'],
    read: findOwnProfile,
  },
  {
    name: 'sessions',
    goes: 'The list of where you are signed in: every device is signed out',
    tables: ['session', 'refresh_token'],
    read: listOwnSessions,
  },
  {
    name: 'identities',
    goes: 'Your connections to Google and LinkedIn',
    tables: ['connected_identity', 'social_attempt'],
    read: findOwnIdentities,
  },
  {
    name: 'mailedLinks',
    goes: 'Links that were mailed to you: none of them works any more',
    tables: ['mailed_token'],
    read: listOwnMailedLinks,
  },
  { name: 'mails', goes: 'Emails to you that have not been sent yet', tables: ['outgoing_mail'], read: listOwnMails },
  { name: 'jobs', goes: null, tables: ['job'], read: listOwnJobs },
  {
    name: 'equipment',
    goes: "Equipment that you have listed, with your supplier's phone number",
    tables: ['equipment', 'supplier'],
    read: listOwnEquipment,
  },
  {
    name: 'jobApplications',
    goes: 'Your job applications: employers can no longer read them',
    tables: ['job_application'],
    read: listAllOwnApplications,
  },
  { name: 'auditEntries', goes: null, tables: ['audit_entry'], read: listOwnAuditEntries },
];

/** What is deleted with an account, as phrases for people. */
export const goesWithAccount: readonly string[] = ownDataSections.flatMap(({ goes }) => goes ?? []);
