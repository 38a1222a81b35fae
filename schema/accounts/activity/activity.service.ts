import { signedIn } from '../../access/viewer.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { ActivityRow } from './activity-row.ts';
import { listedActivity } from './listed-activity.ts';

const readActivity = plainListReader(listedActivity);

/** What people did on the portal, and what was done to what is theirs, each for themselves: no more than the audit log keeps. */
export class ActivityService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of what the caller did, and of what others did to what is theirs, the newest first.
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
