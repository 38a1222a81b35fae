import { anyone } from '../access/anyone.ts';
import { NotFoundError } from '../errors.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import { markOf } from '../visitors/visitor.ts';
import { findSecret } from '../visitors/visitor-marks.queries.ts';
import type { CertificationRow, TrainingPathRow, TrainingResourceRow } from './programme-row.ts';
import {
  countResourceDownload,
  listCertifications,
  listResources,
  listTrainingPaths,
  resourceSubject,
} from './training.queries.ts';

/** No name of a path or a resource is longer. */
const LONGEST_SLUG = 100;

/** What the training centre offers. Anyone may read and download it. */
export class TrainingService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The training paths, in order. */
  paths(): Promise<TrainingPathRow[]> {
    return listTrainingPaths(anyone(this.#dependencies).db);
  }

  /** One training path; null if there is none of this slug. */
  async path(slug: string): Promise<TrainingPathRow | null> {
    const { db } = anyone(this.#dependencies);
    const [found] = slug.length > LONGEST_SLUG ? [] : await listTrainingPaths(db, slug);
    return found ?? null;
  }

  /** The certifications, in order. */
  certifications(): Promise<CertificationRow[]> {
    return listCertifications(anyone(this.#dependencies).db);
  }

  /** The texts to download, in order. */
  resources(): Promise<TrainingResourceRow[]> {
    return listResources(anyone(this.#dependencies).db);
  }

  /**
   * Hands out a resource and counts it, once a visitor and day. What is counted has been stored when this answers.
   *
   * @throws NotFoundError if there is no such resource.
   */
  async download(slug: string): Promise<TrainingResourceRow> {
    const { db, viewer, ports } = anyone(this.#dependencies);
    const find = async () => {
      const [found] = slug.length > LONGEST_SLUG ? [] : await listResources(db, slug);
      if (!found) {
        throw new NotFoundError('Document not found');
      }
      return found;
    };
    const found = await find();
    if (!viewer.visitor) {
      return found;
    }
    const day = londonDate(ports.clock.now());
    const mark = markOf(await findSecret(db, day), resourceSubject(slug), viewer.visitor);
    await countResourceDownload(db, slug, day, mark);
    return find();
  }
}
