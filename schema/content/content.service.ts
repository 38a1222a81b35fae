import { anyone } from '../access/anyone.ts';
import { ValidationError } from '../errors.ts';
import type { SiteInformation } from '../ports.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { readList } from '../queries/read-list.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { type ContentRow, contentOrder, countContent, findContent, listContent } from './content.queries.ts';

/** The column takes no more characters. */
const LONGEST_KEY = 120;

/** Texts, display figures and links that editors keep. Anyone may read them. */
export class ContentService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** One entry, or null. */
  async find(key: string): Promise<ContentRow | null> {
    return key.length > LONGEST_KEY ? null : ((await findContent(anyone(this.#dependencies).db, key)) ?? null);
  }

  /**
   * A page of the entries whose key begins with `prefix`.
   *
   * @throws ValidationError that names the argument.
   */
  async list(prefix: string, page: PageArguments): Promise<Connection<ContentRow>> {
    const { db } = anyone(this.#dependencies);
    if (prefix.length > LONGEST_KEY) {
      throw ValidationError.of('keyPrefix', `keyPrefix must be ${LONGEST_KEY} characters or fewer.`);
    }
    return readList(page, {
      table: 'content_entry',
      orderName: 'key',
      order: contentOrder,
      find: (keyset, values) => listContent(db, { hasPrefix: prefix !== '', ...keyset }, { prefix, ...values }),
      count: () => countContent(db, prefix),
    });
  }

  /** What the host says about this installation. */
  site(): SiteInformation {
    return anyone(this.#dependencies).ports.site;
  }

  /** The present instant, as ISO 8601. */
  now(): string {
    return anyone(this.#dependencies).ports.clock.now().toISOString();
  }
}
