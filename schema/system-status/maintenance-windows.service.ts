import type { Kysely } from 'kysely';
import { act } from '../access/act.ts';
import { anyone, holderOfRow } from '../access/anyone.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { refuseLongList } from '../queries/filter-values.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { listedMaintenance } from './listed-maintenance.ts';
import type { MaintenanceRow, MaintenanceState } from './maintenance-row.ts';
import { deleteWindow, endWindow, findWindow, insertWindow, lockWindow } from './maintenance-windows.queries.ts';

/** What an operator announces. */
export type MaintenanceDraft = Omit<MaintenanceRow, 'id'>;

const HOUR_MS = 3_600_000;
/** A form names the minute, and takes some to fill in. */
const FILLING_IN_MS = 300_000;
const LONGEST_HOURS = 24;
const LONGEST_AHEAD_DAYS = 365;
const readWindows = plainListReader(listedMaintenance);

/** Maintenance that is announced: anyone may read it, operators announce it. */
export class MaintenanceWindowsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of announced maintenance, the latest first.
   *
   * @throws ValidationError that names the argument.
   */
  async list(page: PageArguments): Promise<Connection<MaintenanceRow>> {
    const { db } = anyone(this.#dependencies);
    return readWindows(db, { shape: {}, values: {}, order: 'newest', page });
  }

  /** How far maintenance has got by now. */
  stateOf({ startsAt, endsAt }: MaintenanceRow): MaintenanceState {
    const now = holderOfRow(this.#dependencies).ports.clock.now().toISOString();
    if (endsAt <= now) {
      return 'over';
    }
    return startsAt <= now ? 'running' : 'upcoming';
  }

  /**
   * Announces maintenance that is still to come. The same request with the same Idempotency-Key announces it once.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError if it was taken back since.
   * @throws ConflictError while the same request is still running. @throws KeyReusedError
   * @throws ValidationError that names the fields.
   */
  async schedule(draft: MaintenanceDraft): Promise<MaintenanceRow> {
    const { db, ports } = this.#dependencies;
    const id = await act(
      this.#dependencies,
      {
        as: 'operator',
        once: { operation: 'scheduleMaintenance', given: draft },
        input: () => checkDraft(draft, ports.clock.now()),
      },
      async ({ transaction, input, audit }) => {
        const inserted = await insertWindow(transaction, input);
        audit('maintenance.scheduled', { subjectKind: 'maintenance', subjectId: inserted, ownerId: null });
        return inserted;
      },
    );
    return readWindow(db, id);
  }

  /**
   * Ends maintenance now, or takes back what has not begun. What was measured meanwhile stays.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError
   * @throws ConflictError if it is over.
   */
  async end(id: string): Promise<string> {
    const rules = {
      as: 'operator',
      may: (db: Kysely<DB>) => readWindow(db, id),
      lockRow: (transaction: Parameters<typeof lockWindow>[0]) => lockWindow(transaction, id),
    } as const;
    return act(this.#dependencies, rules, async ({ transaction, row, now, audit }) => {
      if (row.endsAt <= now) {
        throw new ConflictError('This maintenance is over.');
      }
      const hasBegun = row.startsAt < now;
      await (hasBegun ? endWindow(transaction, id, now) : deleteWindow(transaction, id));
      audit('maintenance.ended', { subjectKind: 'maintenance', subjectId: id, ownerId: null });
      return hasBegun ? 'The maintenance has ended.' : 'The maintenance is taken back.';
    });
  }
}

async function readWindow(db: Kysely<DB>, id: string): Promise<MaintenanceRow> {
  const found = isUuid(id) ? await findWindow(db, id) : undefined;
  if (!found) {
    throw new NotFoundError('Maintenance not found');
  }
  return found;
}

function checkDraft({ title, components, startsAt, endsAt }: MaintenanceDraft, now: Date): MaintenanceDraft {
  refuseLongList('components', components);
  const checks = new FieldChecks();
  const checked = {
    title: checks.line('title', title, { most: 120, missing: 'Enter what is done' }),
    components: [...new Set(components)],
    startsAt,
    endsAt,
  };
  if (checked.components.length === 0) {
    checks.refuse('components', 'Choose at least one component');
  }
  const [begin, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (begin < now.getTime() - FILLING_IN_MS) {
    checks.refuse('startsAt', 'The start must not be in the past');
  } else if (begin > now.getTime() + LONGEST_AHEAD_DAYS * 24 * HOUR_MS) {
    checks.refuse('startsAt', `The start must be within ${LONGEST_AHEAD_DAYS} days`);
  }
  if (!(end > begin && end - begin <= LONGEST_HOURS * HOUR_MS)) {
    checks.refuse('endsAt', `The end must be after the start, by ${LONGEST_HOURS} hours at most`);
  }
  checks.done();
  return checked;
}
