import type { Kysely } from 'kysely';
import { act } from '../access/act.ts';
import { anyone } from '../access/anyone.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { refuseLongList } from '../queries/filter-values.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { violatesUnique } from '../unique-violation.ts';
import type { ComponentSlug } from './component.ts';
import type { IncidentRow, IncidentSeverity, IncidentStatus } from './incident-row.ts';
import { countUpdates, insertIncident, insertUpdate, lockIncident } from './incidents.queries.ts';
import { listedIncidents } from './listed-incidents.ts';

/** What an operator opens an incident with. */
export interface IncidentDraft {
  readonly title: string;
  readonly description: string;
  readonly severity: IncidentSeverity;
  readonly components: readonly ComponentSlug[];
}

/** Of the incidents that probes have opened, one of each component is open at most. */
const ONE_OPEN_EACH = 'incident_open_component';
const ANOTHER_IS_OPEN = 'Another incident of this component is open. Add the update to that one.';
/** So many updates an incident has at most: a page shows them all. */
const MOST_UPDATES = 100;
const NO_SUCH_INCIDENT = 'Incident not found';
const readIncidents = plainListReader(listedIncidents);

/** Incidents, which anyone may read, and what operators say of them, which is never changed. */
export class IncidentsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of incidents, the newest first.
   *
   * @throws ValidationError that names the argument.
   */
  async list(page: PageArguments): Promise<Connection<IncidentRow>> {
    const { db } = anyone(this.#dependencies);
    return readIncidents(db, { shape: { one: false }, values: { id: '' }, order: 'newest', page });
  }

  /**
   * Opens an incident that probes do not see. The same request with the same Idempotency-Key opens it once.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators.
   * @throws ConflictError while the same request is still running. @throws KeyReusedError
   * @throws ValidationError that names the fields.
   */
  async open(draft: IncidentDraft): Promise<IncidentRow> {
    const id = await act(
      this.#dependencies,
      { as: 'operator', once: { operation: 'openIncident', given: draft }, input: () => checkDraft(draft) },
      async ({ transaction, input, now, audit }) => {
        const opened = await insertIncident(transaction, { ...input, openedFor: null, startedAt: now });
        await insertUpdate(transaction, this.#dependencies.ports.queue, {
          incidentId: opened,
          status: 'investigating',
          message: input.description,
          isAutomatic: false,
          happenedAt: now,
        });
        audit('incident.opened', { subjectKind: 'incident', subjectId: opened, ownerId: null });
        return opened;
      },
    );
    return this.#read(id);
  }

  /**
   * Says something of an incident, and which state it is in from now on; once, where the same request comes again with the
   * same Idempotency-Key.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError
   * @throws ConflictError if it has as many updates as an incident may have, or was resolved and another one that probes
   * have opened of its component is open; and while the same request is still running. @throws KeyReusedError
   * @throws ValidationError that names the field.
   */
  async addUpdate(id: string, status: IncidentStatus, message: string): Promise<IncidentRow> {
    await act(
      this.#dependencies,
      {
        as: 'operator',
        once: { operation: 'addIncidentUpdate', given: { id, status, message } },
        may: (db) => findIncident(db, id),
        lockRow: (transaction) => lockIncident(transaction, id),
        input: () => checkMessage(message),
      },
      async ({ transaction, row, input, now, audit }) => {
        if (row.updates >= MOST_UPDATES) {
          throw new ConflictError(`An incident has ${MOST_UPDATES} updates at most. Open another one.`);
        }
        await insertUpdate(transaction, this.#dependencies.ports.queue, {
          incidentId: id,
          status,
          message: input,
          isAutomatic: false,
          happenedAt: now,
        });
        audit('incident.updated', { subjectKind: 'incident', subjectId: id, ownerId: null });
        return id;
      },
    ).catch((error: unknown) => {
      throw violatesUnique(error, ONE_OPEN_EACH) ? new ConflictError(ANOTHER_IS_OPEN) : error;
    });
    return this.#read(id);
  }

  async #read(id: string): Promise<IncidentRow> {
    const { db } = this.#dependencies;
    const page = { first: 1 };
    const { rows } = await readIncidents(db, { shape: { one: true }, values: { id }, order: 'newest', page });
    const [incident] = rows;
    if (!incident) {
      throw new NotFoundError(NO_SUCH_INCIDENT);
    }
    return incident;
  }
}

async function findIncident(db: Kysely<DB>, id: string) {
  const found = isUuid(id) ? await countUpdates(db, id) : undefined;
  if (!found) {
    throw new NotFoundError(NO_SUCH_INCIDENT);
  }
  return found;
}

function checkDraft({ title, description, severity, components }: IncidentDraft): IncidentDraft {
  refuseLongList('components', components);
  const checks = new FieldChecks();
  const checked = {
    title: checks.line('title', title, { most: 120, missing: 'Enter a title' }),
    description: checks.lines('description', description, { most: 2_000, missing: 'Enter what has happened' }),
    severity,
    components: [...new Set(components)],
  };
  if (checked.components.length === 0) {
    checks.refuse('components', 'Choose at least one component');
  }
  checks.done();
  return checked;
}

function checkMessage(given: string): string {
  const checks = new FieldChecks();
  const message = checks.lines('message', given, { most: 2_000, missing: 'Enter what is to be said' });
  checks.done();
  return message;
}
