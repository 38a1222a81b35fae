import { signedIn } from '../../access/viewer.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { ActivityRow } from './activity-row.ts';
import { listedActivity } from './listed-activity.ts';

const readActivity = plainListReader(listedActivity);

/** A user's own actions, and actions of others on the user's records, from the audit log. */
export class ActivityService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of the caller's actions, and of others' actions on the caller's records, the newest first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async list(page: PageArguments): Promise<Connection<ActivityRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: person } = signedIn(viewer);
    return readActivity(db, { shape: {}, values: { person }, order: 'newest', page });
  }
}
