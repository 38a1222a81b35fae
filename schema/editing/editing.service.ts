import { act } from '../access/act.ts';
import { operator } from '../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { shortText } from '../queries/filter-values.ts';
import { forgetContent } from '../queries/forget-content.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { readSearch } from '../queries/search/text-search.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { violatesUnique } from '../unique-violation.ts';
import type { ContentRevisionRow } from './content-revision-row.ts';
import { findRevisionFields, insertRevisions } from './content-revisions.queries.ts';
import { freeSlug } from './content-slugs.queries.ts';
import type { ContentKindName, EditedContent, EditedFields, EditedKind, WrittenKind } from './edited-kind.ts';
import { editedKind } from './edited-kinds.ts';
import { contentEdits } from './editing-limits.ts';
import { contentReaders, type ListedContentRow } from './listed-content.ts';
import { listedRevisions } from './listed-revisions.ts';
import {
  auditActions,
  type Change,
  checkNote,
  readEdited,
  refuseOutdated,
  rulesOfChange,
  saveRevision,
} from './save-revision.ts';

/** What narrows a list of content. */
export interface ContentFilter {
  readonly search?: string | null | undefined;
  /** Only published content, or only unpublished. */
  readonly published?: boolean | null | undefined;
}

const readRevisions = plainListReader(listedRevisions);

/**
 * Content that operators write: each saved change is a revision, and none is ever lost. Each call throws NotSignedInError
 * or ForbiddenError for all but operators.
 */
export class EditingService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** A page of the content of a kind, what was changed last first. @throws ValidationError */
  async list(
    kind: ContentKindName,
    { search: typed, published }: ContentFilter,
    page: PageArguments,
  ): Promise<Connection<ListedContentRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    const { shape: search, values } = await readSearch(db, shortText('search', typed));
    const state = published == null ? 'any' : published ? 'published' : 'unpublished';
    return contentReaders[kind](db, { shape: { search, state }, values, order: 'changed', page });
  }

  /** One piece of content, published or not; null if there is none. */
  async find<Draft, Fields extends EditedFields>(
    kind: EditedKind<Draft, Fields>,
    id: string,
  ): Promise<EditedContent<Fields> | null> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return readEdited(db, kind, id).catch((error: unknown) => {
      if (error instanceof NotFoundError) {
        return null;
      }
      throw error;
    });
  }

  /** A page of the revisions of a piece of content, the newest first. @throws ValidationError */
  async revisions(kind: ContentKindName, id: string, page: PageArguments): Promise<Connection<ContentRevisionRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    await readEdited(db, editedKind(kind), id);
    return readRevisions(db, { shape: {}, values: { kind, subject: id }, order: 'newest', page });
  }

  /**
   * Adds a piece of content that is not published yet. The same request with the same Idempotency-Key adds it once.
   *
   * @throws ValidationError that names the fields. @throws RateLimitedError @throws KeyReusedError
   * @throws ConflictError while the same request is running, or where another is called the same.
   */
  async create<Draft, Fields extends EditedFields>(
    kind: WrittenKind<Draft, Fields>,
    draft: Draft,
    note: string | null | undefined,
  ): Promise<EditedContent<Fields>> {
    const id = await act(
      this.#dependencies,
      {
        as: 'operator',
        once: { operation: `create ${kind.name}`, given: { draft, note } },
        limit: contentEdits,
        input: () => checkNote(note, () => kind.check(draft, this.#dependencies.ports.clock.now())),
      },
      async ({ transaction, actor: { accountId }, input, now, audit, afterCommit }) => {
        const fields = { ...input.given, published: false } as unknown as Fields;
        const slug = await freeSlug(transaction, kind.name, fields.title);
        const subjectId = await kind.insert(transaction, { fields, slug, now });
        const stored = await readEdited(transaction, kind, subjectId);
        await insertRevisions(transaction, [
          {
            ...{ kind: kind.name, subjectId, number: 1, action: 'created', note: input.note },
            ...{ fields: stored.fields, changedFields: [], accountId, savedAt: now },
          },
        ]);
        audit(auditActions.created, { subjectKind: kind.name, subjectId, ownerId: null });
        afterCommit(() => forgetContent(this.#dependencies.db));
        return subjectId;
      },
    ).catch(refuseTaken(kind));
    return readEdited(this.#dependencies.db, kind, id);
  }

  /**
   * Saves what an operator has made of the revision that they have read. Once, where the same request comes again with the
   * same Idempotency-Key.
   *
   * @throws NotFoundError @throws ValidationError that names the fields. @throws RateLimitedError @throws KeyReusedError
   * @throws ConflictError if it was changed meanwhile: nothing is stored.
   */
  async edit<Draft, Fields extends EditedFields>(
    kind: EditedKind<Draft, Fields>,
    change: Change,
    draft: Draft,
  ): Promise<EditedContent<Fields>> {
    const id = await act(
      this.#dependencies,
      rulesOfChange(kind, change, { operation: `edit ${kind.name}`, given: { change, draft } }, () =>
        kind.check(draft, this.#dependencies.ports.clock.now()),
      ),
      async (acting) => {
        const { row, input } = acting;
        refuseOutdated(row, change.revision, kind.noun);
        const fields = { ...row.fields, ...input.given };
        kind.compare?.(row.fields, fields);
        return saveRevision(acting, kind, { fields, action: 'edited', note: input.note }, this.#dependencies);
      },
    ).catch(refuseTaken(kind));
    return readEdited(this.#dependencies.db, kind, id);
  }

  /**
   * Publishes a piece of content, or unpublishes it, so that operators alone see it; unpublishing needs a note with the reason.
   *
   * @throws NotFoundError @throws RateLimitedError @throws KeyReusedError
   * @throws ConflictError if it was changed meanwhile, or where a page shows it at any time.
   * @throws ValidationError if nothing says why it is taken back.
   */
  setPublished(name: ContentKindName, change: Change, published: boolean): Promise<EditedContent> {
    return this.#setPublished(editedKind(name), change, published);
  }

  async #setPublished(kind: ReturnType<typeof editedKind>, change: Change, published: boolean): Promise<EditedContent> {
    const id = await act(
      this.#dependencies,
      rulesOfChange(
        kind,
        change,
        { operation: `publish ${kind.name}`, given: { change, published } },
        () => published,
        published ? {} : { missing: 'Enter why it is taken back' },
      ),
      async (acting) => {
        const { row, input } = acting;
        refuseOutdated(row, change.revision, kind.noun);
        if (kind.isAlwaysShown && !published) {
          throw new ConflictError(`A ${kind.noun} cannot be taken back: its page needs it. Change it instead.`);
        }
        const fields = { ...row.fields, published };
        const action = published ? 'published' : 'unpublished';
        return saveRevision(acting, kind, { fields, action, note: input.note }, this.#dependencies);
      },
    );
    return readEdited(this.#dependencies.db, kind, id);
  }

  /**
   * Brings an earlier revision back, as a new one: nothing that was saved since is lost. Whether it is published stays as it is.
   *
   * @throws NotFoundError @throws RateLimitedError @throws KeyReusedError @throws ValidationError if there is no such revision.
   * @throws ConflictError if it was changed meanwhile.
   */
  restore(name: ContentKindName, change: Change, number: number): Promise<EditedContent> {
    return this.#restore(editedKind(name), change, number);
  }

  async #restore(kind: ReturnType<typeof editedKind>, change: Change, number: number): Promise<EditedContent> {
    const id = await act(
      this.#dependencies,
      rulesOfChange(kind, change, { operation: `restore ${kind.name}`, given: { change, number } }, () => number),
      async (acting) => {
        const { transaction, row, input } = acting;
        refuseOutdated(row, change.revision, kind.noun);
        const earlier = await findRevisionFields(transaction, { kind: kind.name, subjectId: row.id, number });
        if (!earlier) {
          throw ValidationError.of('number', `This ${kind.noun} has no revision with that number.`);
        }
        const wanted = { ...earlier, published: row.fields.published };
        const fields = kind.restored?.(wanted, row.fields) ?? wanted;
        const note = input.note || `Brought back from revision ${number}`;
        return saveRevision(acting, kind, { fields, action: 'restored', note }, this.#dependencies);
      },
    ).catch(refuseTaken(kind));
    return readEdited(this.#dependencies.db, kind, id);
  }
}

/** Two may be given one name at the same moment, or a title that only one may have. */
function refuseTaken({ name, noun }: { readonly name: ContentKindName; readonly noun: string }) {
  return (error: unknown): never => {
    if (violatesUnique(error, `${name}_title_key`)) {
      throw ValidationError.of('title', `Another ${noun} has this title`);
    }
    if (violatesUnique(error, 'document_version_document_id_number_key')) {
      throw ValidationError.of('number', 'This document has a version with that number already');
    }
    if (violatesUnique(error, `${name}_slug_key`)) {
      throw new ConflictError(`Another ${noun} was given this name at the same moment. Save it again.`);
    }
    throw error;
  };
}
