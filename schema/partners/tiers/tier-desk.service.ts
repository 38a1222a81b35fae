import type { Kysely, Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { operator } from '../../access/viewer.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { listedTierRequests } from './listed-tier-requests.ts';
import { type DeskTierRequestRow, TIER_DECIDED_WITHIN_DAYS } from './tier-request-row.ts';
import { decideTierRequest, findTierRequest, grantTier, lockTierRequest } from './tier-requests.queries.ts';
import { tierDecidedLetter } from './tiers.messages.ts';

const DAY_MS = 86_400_000;
const readTierRequests = plainListReader(listedTierRequests);

/** What operators do about requests for tiers. */
export class TierDeskService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** A page of the requests that wait, longest first. @throws NotSignedInError @throws ForbiddenError @throws ValidationError */
  async list(page: PageArguments): Promise<Connection<DeskTierRequestRow>> {
    operator(this.#dependencies.viewer);
    return readTierRequests(this.#dependencies.db, { shape: {}, values: {}, order: 'longestWaiting', page });
  }

  /** Until when a request is to be decided on, as ISO 8601. */
  dueAt({ askedAt }: DeskTierRequestRow): string {
    holderOfRow(this.#dependencies);
    return new Date(Date.parse(askedAt) + TIER_DECIDED_WITHIN_DAYS * DAY_MS).toISOString();
  }

  /**
   * Approves a request, which gives its account the tier at once, or declines it for a reason, and mails its account.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError
   * @throws ConflictError if it was decided already. @throws ValidationError of the reason.
   */
  async decide(id: string, approved: boolean, given: string | null | undefined): Promise<DeskTierRequestRow> {
    const rules = {
      as: 'operator',
      may: (db: Kysely<DB>) => read(db, id),
      lockRow: (transaction: Transaction<DB>) => lockTierRequest(transaction, id),
      input: () => checkReason(given, approved),
    } as const;
    return act(this.#dependencies, rules, async ({ transaction, row, input: reason, now, audit }) => {
      if (row.state !== 'waiting') {
        throw new ConflictError('This request was decided already.');
      }
      const { accountId, tier, email: recipient } = row;
      await decideTierRequest(transaction, { id, reason, now });
      if (reason === null) {
        await grantTier(transaction, { accountId, tier, now });
      }
      audit(reason === null ? 'partner_tier.approved' : 'partner_tier.declined', {
        ...{ subjectKind: 'tier_request', subjectId: id, ownerId: accountId },
        ...(reason !== null && { reason }),
      });
      const { site, queue } = this.#dependencies.ports;
      const address = `${site.origin}/account/api-keys`;
      const content = setLetter(tierDecidedLetter({ tier, reason, address }), site);
      await insertMail(transaction, queue, { kind: 'partner-tier', recipient, accountId, content, now });
      return read(transaction, id);
    });
  }
}

async function read(db: Kysely<DB>, id: string): Promise<DeskTierRequestRow> {
  const found = isUuid(id) ? await findTierRequest(db, id) : undefined;
  if (!found) {
    throw new NotFoundError('Request not found');
  }
  return found;
}

/** Empty for an approval; a text that is sent all the same is not too long. @throws ValidationError */
function checkReason(given: string | null | undefined, approved: boolean): string | null {
  const checks = new FieldChecks();
  if (approved) {
    checks.lines('reason', given, { most: 500 });
    checks.done();
    return null;
  }
  const reason = checks.lines('reason', given, { most: 500, missing: 'Enter a reason' });
  if (!checks.isRefused('reason') && reason.length < 10) {
    checks.refuse('reason', 'Reason must be 10 characters or more');
  }
  checks.done();
  return reason;
}
