import { anyone } from '../access/anyone.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { namesOfPlaces } from '../jobs/search/named-places.queries.ts';
import type { Facets } from '../queries/facet-value.ts';
import { findByIdOrSlug } from '../queries/lists/keyed-row.ts';
import { listReader } from '../queries/lists/list-reader.ts';
import { type Corrected, correctingReader } from '../queries/lists/search-correction.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import { markOf } from '../visitors/visitor.ts';
import { findSecret } from '../visitors/visitor-marks.queries.ts';
import { countDocumentFacet, type FacetName } from './document-facets.ts';
import { downloadSubject, findDocumentFile, findDownloadCount, insertDownload } from './document-files.queries.ts';
import type { DocumentFilter, DocumentSortName } from './document-filter.ts';
import { readDocumentFilter } from './document-filter-reading.ts';
import type { DocumentDownload, DocumentRow } from './document-row.ts';
import { wantedParts } from './document-selection.ts';
import {
  type CategoryCount,
  countCategories,
  countDocumentStats,
  type DocumentStats,
} from './document-stats.queries.ts';
import { categories, fileName } from './document-words.ts';
import { listedDocuments } from './listed-documents.ts';

export interface DocumentConnection extends Corrected, Connection<DocumentRow> {
  readonly facets: Facets<FacetName>;
}

const versionNumber = /^\d{1,4}\.\d{1,4}$/;
/** The wording is fixed: do not edit it. */
const NOT_FOUND = 'Document not found';

const readDocuments = listReader(listedDocuments);
const readCorrected = correctingReader(listedDocuments, namesOfPlaces);
const findDocument = findByIdOrSlug(listedDocuments);

/** Rules of compliance documents. Published documents are public. */
export class ComplianceService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of published documents.
   *
   * @throws ValidationError that names the argument or the field of the filter.
   */
  async list(
    filter: DocumentFilter,
    sort: DocumentSortName,
    page: PageArguments,
    fields: ReadonlySet<string>,
  ): Promise<DocumentConnection> {
    const { db } = anyone(this.#dependencies);
    return readCorrected(this.#dependencies, filter.search, async (search) => {
      const { shape, values } = await readDocumentFilter(db, { ...filter, search });
      const connection = await readDocuments(db, {
        shape,
        values,
        order: sort,
        otherwise: 'most_urgent',
        page,
        wanted: wantedParts(fields),
      });
      return { ...connection, facets: { values: (facet: FacetName) => countDocumentFacet(db, facet, shape, values) } };
    });
  }

  /** One published document by its identifier or slug, or null. */
  async find(key: string, fields: ReadonlySet<string>): Promise<DocumentRow | null> {
    const found = await findDocument(anyone(this.#dependencies).db, key, wantedParts(fields));
    return found && found.version !== null && found.unpublishedAt === null ? found : null;
  }

  /**
   * Hands out the file of a document and counts it, once a visitor and day. The file is found first, as it never changes;
   * what is counted has been stored when this answers.
   *
   * @throws NotFoundError if there is no such document.
   * @throws ValidationError if the document has no such version.
   */
  async download(
    key: string,
    version: string | null | undefined,
    fields: ReadonlySet<string>,
  ): Promise<DocumentDownload> {
    const { db } = anyone(this.#dependencies);
    const document = await this.find(key, fields);
    if (!document?.version) {
      throw new NotFoundError(NOT_FOUND);
    }
    const number = version ?? document.version;
    const file = versionNumber.test(number) ? await findDocumentFile(db, document.id, number) : undefined;
    if (!file) {
      throw ValidationError.of('version', 'version must be the number of a version of this document, like 2.0.');
    }
    const downloadCount = await this.#countDownload(document.id);
    return {
      document: { ...document, downloadCount },
      version: file.number,
      fileName: fileName(document.slug, file.number, file.publishedOn),
      text: file.text,
      checksum: file.checksum,
    };
  }

  /** Figures about published documents. */
  stats(): Promise<DocumentStats> {
    return countDocumentStats(anyone(this.#dependencies).db, this.#today());
  }

  /** All categories in their order, each with the number of its documents. */
  async categories(): Promise<CategoryCount[]> {
    const counted = await countCategories(anyone(this.#dependencies).db, '');
    return categories.map((category) => ({
      category,
      count: counted.find((one) => one.category === category)?.count ?? 0,
    }));
  }

  /** Programs count as well as people: unlike a view, a download is asked for by name. */
  async #countDownload(documentId: string): Promise<number> {
    const { db, viewer } = this.#dependencies;
    const day = this.#today();
    const counted =
      viewer.visitor &&
      (await insertDownload(
        db,
        documentId,
        day,
        markOf(await findSecret(db, day), downloadSubject(documentId), viewer.visitor),
      ));
    // Read by itself: the statement that found the mark may have begun before the download was counted.
    return counted ?? findDownloadCount(db, documentId);
  }

  #today(): string {
    return londonDate(this.#dependencies.ports.clock.now());
  }
}
