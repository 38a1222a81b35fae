import { operator } from '../access/viewer.ts';
import { ValidationError } from '../errors.ts';
import { shortText } from '../queries/filter-values.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { AuditEntryRow } from './audit-entry-row.ts';
import { listedAuditEntries } from './listed-audit-entries.ts';

/** What narrows the audit log. Every condition must hold. */
export interface AuditFilter {
  readonly ownerId?: string | null | undefined;
  readonly actorId?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly subjectId?: string | null | undefined;
}

const readEntries = plainListReader(listedAuditEntries);

/** The audit log, which operators may read; it cannot be changed. */
export class AuditService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of the log, the newest first.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError for all but operators.
   * @throws ValidationError that names the argument or the field of the filter.
   */
  async list(filter: AuditFilter, page: PageArguments): Promise<Connection<AuditEntryRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    const owner = identifier('ownerId', filter.ownerId);
    const actor = identifier('actorId', filter.actorId);
    const action = shortText('action', filter.action);
    const subject = shortText('subjectId', filter.subjectId);
    return readEntries(db, {
      shape: { owner: owner !== '', actor: actor !== '', action: action !== '', subject: subject !== '' },
      values: { owner, actor, action, subject },
      order: 'newest',
      page,
    });
  }
}

function identifier(path: string, value: string | null | undefined): string {
  if (value != null && !isUuid(value)) {
    throw ValidationError.of(path, `${path} must be the identifier of an account.`);
  }
  return value ?? '';
}
