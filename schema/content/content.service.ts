import { readList } from '../graph/list.ts';
import type { Connection, PageArguments } from '../graph/page.ts';
import type { SiteInformation } from '../ports.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { type ContentRow, contentOrder, countContent, findContent, listContent } from './content.queries.ts';

/** Texts, display figures and links that editors keep. Anyone may read them. */
export class ContentService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** One entry, or null. */
  async find(key: string): Promise<ContentRow | null> {
    return (await findContent(this.#dependencies.db, key)) ?? null;
  }

  /**
   * A page of the entries whose key begins with `prefix`.
   *
   * @throws ValidationError that names the argument.
   */
  async list(prefix: string, page: PageArguments): Promise<Connection<ContentRow>> {
    const { db } = this.#dependencies;
    return readList(page, {
      orderName: 'key',
      order: contentOrder,
      find: (keyset, values) => listContent(db, { hasPrefix: prefix !== '', ...keyset }, { prefix, ...values }),
      count: () => countContent(db, prefix),
    });
  }

  /** What the host says about this installation. */
  site(): SiteInformation {
    return this.#dependencies.ports.site;
  }

  /** The present instant, as ISO 8601. */
  now(): string {
    return this.#dependencies.ports.clock.now().toISOString();
  }
}
