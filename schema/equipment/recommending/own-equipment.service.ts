import { signedIn } from '../../access/viewer.ts';
import { findAccount } from '../../accounts/accounts.queries.ts';
import { occupationOf } from '../../accounts/occupation.ts';
import { checkNumber } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { EquipmentService } from '../equipment.service.ts';
import { availabilityLabels } from '../equipment-words.ts';
import { MOST_RECOMMENDED, type RecommendedEquipment } from './equipment-recommendation.service.ts';
import { listOwnNeeds } from './own-needs.queries.ts';
import { reasonsByCategory } from './own-reasons.ts';

/** What can be had, now or later. */
const available = ['in_stock', 'low_stock', 'pre_order'];

/** Recommends products to the signed-in user, with a reason for each. */
export class OwnEquipmentService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Products of the kinds that the user asked quotes for or wrote to suppliers about, or that go with their occupation: those
   * with most reasons first, then the newest. None where nothing is known of what they need.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the argument.
   */
  async recommend(first: number, fields: ReadonlySet<string>): Promise<RecommendedEquipment[]> {
    const { accountId } = signedIn(this.#dependencies.viewer);
    checkNumber('first', first, 1, MOST_RECOMMENDED);
    const { db } = this.#dependencies;
    const [needs, account] = await Promise.all([listOwnNeeds(db, accountId), findAccount(db, accountId)]);
    const reasons = reasonsByCategory(needs, occupationOf(account?.role));
    const wanted = new Set([...fields, 'category', 'availability']);
    const equipment = new EquipmentService(this.#dependencies);
    // One list for each number of reasons, so that the few with most are not behind the many with one.
    const lists = await Promise.all(
      byNumberOfReasons(reasons).map((category) =>
        equipment.list({ category, availability: available }, 'newest', { first }, wanted),
      ),
    );
    return lists
      .flatMap(({ rows }) => rows)
      .slice(0, first)
      .map((item) => ({
        item,
        reasons: [...(reasons.get(item.category) ?? []), `Availability: ${availabilityLabels[item.availability]}.`],
      }));
  }
}

/** The categories, those together that have as many reasons, and those with most first. */
function byNumberOfReasons<Category>(reasons: ReadonlyMap<Category, readonly string[]>): Category[][] {
  const groups = new Map<number, Category[]>();
  for (const [category, each] of reasons) {
    groups.set(each.length, [...(groups.get(each.length) ?? []), category]);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, categories]) => categories);
}
