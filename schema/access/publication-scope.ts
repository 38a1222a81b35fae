import { type RawBuilder, sql } from 'kysely';

/** Of which records something is done: those of an organisation, of one account alone, or of one account for an organisation. */
export interface PublicationScope {
  /** Only what this account answers for. */
  readonly ownerId?: string;
  /** Null: what belongs to no organisation. */
  readonly organisationId: string | null;
}

/** The condition of a scope for a table that has both columns. In the words of their partial indexes, which serve it. */
export function isInScope({ ownerId, organisationId }: PublicationScope): RawBuilder<boolean> {
  const ofOrganisation =
    organisationId === null ? sql<boolean>`organisation_id is null` : sql<boolean>`organisation_id = ${organisationId}`;
  return ownerId === undefined ? ofOrganisation : sql<boolean>`owner_id = ${ownerId} and ${ofOrganisation}`;
}
