import { act } from '../../access/act.ts';
import { anyone } from '../../access/anyone.ts';
import { operator } from '../../access/viewer.ts';
import { ValidationError } from '../../errors.ts';
import { DESK_MAIL_LINK } from '../../outbox/link-place.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { findDeskMailStop, updateDeskMailStop } from './desk-mail.queries.ts';

/** Whether operators get the daily mail of what waits on their desk. */
export class DeskMailService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether the caller gets it. @throws NotSignedInError @throws ForbiddenError for all but operators. */
  async isWanted(): Promise<boolean> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = operator(viewer);
    return (await findDeskMailStop(db, accountId)) === null;
  }

  /** Has the caller get it from the next day on, or no more. @throws NotSignedInError @throws ForbiddenError */
  async want(isWanted: boolean): Promise<boolean> {
    return act(
      this.#dependencies,
      { as: 'operator', lockAccount: 'exclusive' },
      async ({ transaction, actor, now }) => {
        await updateDeskMailStop(transaction, actor.accountId, isWanted ? null : now);
        return isWanted;
      },
    );
  }

  /**
   * Ends it by the link in each mail, without a session. Where it has ended, the answer is the same.
   *
   * @throws ValidationError if no such link was ever mailed.
   */
  async stop(token: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    const id = ports.linkTokens.idOf(DESK_MAIL_LINK, token);
    if (id === undefined) {
      throw ValidationError.of('token', 'This link is not complete. Copy the whole of it from the email.');
    }
    await updateDeskMailStop(db, id, ports.clock.now().toISOString());
    return 'You get no more daily emails about what is waiting. You can ask for them again on your account page.';
  }
}
