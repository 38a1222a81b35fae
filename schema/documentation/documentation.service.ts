import { anyone } from '../access/anyone.ts';
import { NotFoundError } from '../errors.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import { markOf } from '../visitors/visitor.ts';
import { findSecret } from '../visitors/visitor-marks.queries.ts';
import type { Guide, GuideGroup } from './guide.ts';
import { findGuideDownloads, guideSubject, insertGuideDownload } from './guide-downloads.queries.ts';
import { guideGroups, guideOf } from './guide-groups.ts';
import { type QuickStart, quickStarts } from './quick-starts.ts';

/** A guide with the number of its downloads. */
export interface CountedGuide extends Guide {
  readonly downloads: number;
}

/** A group whose guides are counted. */
export interface CountedGroup extends Omit<GuideGroup, 'guides'> {
  readonly guides: readonly CountedGuide[];
}

/** Quick starts and guides. Anyone may read and download them. */
export class DocumentationService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The first programs, with the addresses of this installation. */
  quickStarts(): QuickStart[] {
    return quickStarts(anyone(this.#dependencies).ports.site.origin);
  }

  /** The groups of guides, in order, with how often each guide was downloaded. */
  async groups(): Promise<CountedGroup[]> {
    const downloads = await findGuideDownloads(anyone(this.#dependencies).db);
    return guideGroups.map((group) => ({
      ...group,
      guides: group.guides.map((guide) => ({ ...guide, downloads: downloads.get(guide.slug) ?? 0 })),
    }));
  }

  /**
   * Hands out a guide and counts it, once a visitor and day. What is counted has been stored when this answers.
   *
   * @throws NotFoundError if there is no such guide.
   */
  async download(slug: string): Promise<CountedGuide> {
    const { db, viewer, ports } = anyone(this.#dependencies);
    const guide = guideOf(slug);
    if (!guide) {
      throw new NotFoundError('Document not found');
    }
    if (viewer.visitor) {
      const day = londonDate(ports.clock.now());
      const mark = markOf(await findSecret(db, day), guideSubject(slug), viewer.visitor);
      await insertGuideDownload(db, slug, day, mark);
    }
    const downloads = await findGuideDownloads(db);
    return { ...guide, downloads: downloads.get(slug) ?? 0 };
  }
}
