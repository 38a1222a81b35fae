import { useApolloClient } from '@apollo/client/react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import {
  type ContentRowFragment,
  PublishContentDocument,
  RestoreContentDocument,
  UnpublishContentDocument,
} from './content.generated.ts';
import { type KindOfContent, NOT_PUBLISHED, NOT_RESTORED, NOT_UNPUBLISHED } from './words.ts';

type Answered = Pick<ContentRowFragment, 'id' | 'revision' | 'published' | 'title'>;
type Identified = Pick<ContentRowFragment, 'id' | 'revision'>;

interface ContentChanges {
  /** Publishes, or takes back; the toast says so and offers to undo it. */
  setPublished: (row: Identified, published: boolean) => Promise<void>;
  /** Brings a revision back; the toast offers to bring back what was there before. */
  restore: (row: Identified, number: number) => Promise<void>;
  /** Says that changes were saved, and offers to bring back the revision before them. */
  tellSaved: (saved: Answered, before: number) => void;
}

/** What is done with content besides writing it. Each can be undone from its toast: as one more change. */
export function useContentChanges({ kind, noun }: KindOfContent, onChanged: () => void): ContentChanges {
  const client = useApolloClient();
  const outcome = async (
    asked: Promise<{ data?: { answer: { __typename: string; message?: string; content?: Answered } } | undefined }>,
    failure: string,
  ): Promise<Answered | undefined> => {
    let problem: Problem | undefined;
    let done: Answered | undefined;
    try {
      const answer = (await asked).data?.answer;
      done = answer?.content;
      problem = done ? undefined : problemsOf(answer as never, failure)[0];
    } catch (error) {
      problem = problemOf(error, failure);
    }
    if (problem) notify({ title: failure, text: problem.message, tone: 'error' });
    onChanged();
    return done;
  };
  const setPublished = async ({ id, revision }: Identified, published: boolean): Promise<void> => {
    const mutation = published ? PublishContentDocument : UnpublishContentDocument;
    const done = await outcome(
      client.mutate({ mutation, variables: { kind, id, revision } }),
      published ? NOT_PUBLISHED : NOT_UNPUBLISHED,
    );
    if (!done) return;
    notify({
      title: published ? `The ${noun} is published` : `The ${noun} is not published any more`,
      text: done.title,
      action: { label: 'Undo', run: () => void setPublished(done, !published) },
    });
  };
  const restore = async ({ id, revision }: Identified, number: number): Promise<void> => {
    const done = await outcome(
      client.mutate({ mutation: RestoreContentDocument, variables: { kind, id, revision, number } }),
      NOT_RESTORED,
    );
    if (!done) return;
    notify({
      title: `Revision ${number} is brought back`,
      text: done.title,
      ...(done.revision > revision && {
        action: { label: 'Undo', run: () => void restore(done, revision) },
      }),
    });
  };
  const tellSaved = (saved: Answered, before: number): void =>
    notify({
      title: saved.revision > before ? 'The changes are saved' : 'Nothing was changed',
      text: saved.title,
      ...(saved.revision > before &&
        before >= 0 && { action: { label: 'Undo', run: () => void restore(saved, before) } }),
    });
  return { setPublished, restore, tellSaved };
}
