import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a request for a quote is to a supplier of an account, or of the organisation for which it publishes, as `isOfOwn`
 * says it of a row: who has left an organisation no longer quotes in its name.
 *
 * @param account writes the identifier of the account.
 */
export function isRequestTo(account: () => RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`quote_request.supplier_id in (
    select supplier.id from supplier where supplier.owner_id = ${account()}::uuid and supplier.organisation_id is null
    union all
    select supplier.id
      from membership join organisation on organisation.id = membership.organisation_id
        join supplier on supplier.organisation_id = organisation.id
      where membership.account_id = ${account()}::uuid and 'publish' = any(membership.roles)
        and (supplier.owner_id = ${account()}::uuid
          or (membership.verified_at is not null and organisation.verified_at is not null)))`;
}
