import { useApolloClient } from '@apollo/client/react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import {
  type ContentRowFragment,
  PublishContentDocument,
  RestoreContentDocument,
  UnpublishContentDocument,
} from './content.generated.ts';
import { type KindOfContent, NOT_PUBLISHED, NOT_RESTORED, NOT_UNPUBLISHED, PUBLISHING_UNDONE } from './words.ts';

type Answered = Pick<ContentRowFragment, 'id' | 'revision' | 'published' | 'title'>;
type Identified = Pick<ContentRowFragment, 'id' | 'revision'>;

interface ContentChanges {
  /** Publishes; the toast says so and offers to undo it. */
  publish: (row: Identified) => Promise<void>;
  /** Unpublishes for a reason; the toast offers to undo it. @returns the problem. */
  takeBack: (row: Identified, reason: string) => Promise<readonly Problem[]>;
  /** Restores a revision; the toast offers to restore the previous one. */
  restore: (row: Identified, number: number) => Promise<void>;
  /** Says that changes were saved, and offers to bring back the revision before them. */
  tellSaved: (saved: Answered, before: number) => void;
}

/** What is done with content besides writing it. Each can be undone from its toast: as one more change. */
export function useContentChanges(
  { kind, noun }: KindOfContent,
  onChanged: (isDone?: boolean) => void,
): ContentChanges {
  const client = useApolloClient();
  const outcome = async (asked: Promise<Asked>, failure: string): Promise<Answered | undefined> => {
    const { done, problems } = await answerOf(asked, failure);
    if (problems[0]) notify({ title: failure, text: problems[0].message, tone: 'error' });
    onChanged();
    return done;
  };
  const publish = async ({ id, revision }: Identified): Promise<void> => {
    const asked = client.mutate({ mutation: PublishContentDocument, variables: { kind, id, revision } });
    const done = await outcome(asked, NOT_PUBLISHED);
    if (!done) return;
    notify({
      title: `The ${noun} is published`,
      text: done.title,
      action: { label: 'Undo', run: () => void undoPublishing(done) },
    });
  };
  const takeBack = async ({ id, revision }: Identified, note: string): Promise<readonly Problem[]> => {
    const { done, problems } = await answerOf(
      client.mutate({ mutation: UnpublishContentDocument, variables: { kind, id, revision, note } }),
      NOT_UNPUBLISHED,
    );
    onChanged(done !== undefined);
    if (done) {
      notify({
        title: `The ${noun} is not published any more`,
        text: done.title,
        action: { label: 'Undo', run: () => void publish(done) },
      });
    }
    return problems;
  };
  const undoPublishing = async (row: Identified): Promise<void> => {
    const [problem] = await takeBack(row, PUBLISHING_UNDONE);
    if (problem) notify({ title: NOT_UNPUBLISHED, text: problem.message, tone: 'error' });
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
  return { publish, takeBack, restore, tellSaved };
}

interface Asked {
  data?: { answer: { __typename: string; message?: string; content?: Answered } } | undefined;
}

async function answerOf(
  asked: Promise<Asked>,
  failure: string,
): Promise<{ done: Answered | undefined; problems: readonly Problem[] }> {
  try {
    const answer = (await asked).data?.answer;
    const done = answer?.content;
    return { done, problems: done ? [] : problemsOf(answer as never, failure) };
  } catch (error) {
    return { done: undefined, problems: [problemOf(error, failure)] };
  }
}
