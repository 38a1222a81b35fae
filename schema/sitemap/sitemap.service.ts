import { anyone } from '../access/anyone.ts';
import { contentGeneration } from '../queries/forget-content.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import { furtherParts, readPart, type SitemapKind, type SitemapRow } from './sitemap.queries.ts';

/** What search engines may show, in parts of a bounded size. It is all public. */
export class SitemapService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The rows with which the parts begin that follow the first one. */
  async furtherParts(kind: SitemapKind): Promise<readonly string[]> {
    return furtherParts(anyone(this.#dependencies).db, kind);
  }

  /** One part: the first, or the one that begins with this row; nothing if none does. */
  async part(kind: SitemapKind, from?: string): Promise<readonly SitemapRow[] | undefined> {
    const { db, ports } = anyone(this.#dependencies);
    const isKnown = from === undefined || (await furtherParts(db, kind)).includes(from);
    return isKnown ? readPart(db, { kind, from, today: londonDate(ports.clock.now()) }) : undefined;
  }

  /** Another number after each change of content, before which no text that was made of it is used any more. */
  contentGeneration(): number {
    return contentGeneration(anyone(this.#dependencies).db);
  }
}
