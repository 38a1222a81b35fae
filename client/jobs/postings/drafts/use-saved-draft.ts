import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { type Problem, problemsOf } from '../../../forms/problem.ts';
import { useRequestKey } from '../../../forms/use-request-key.ts';
import type { JobDraft } from '../job-draft.ts';
import { NOT_POSTED } from '../words.ts';
import { draftInputOf } from './draft-values.ts';
import {
  CreateJobDraftDocument,
  PublishJobDraftDocument,
  type PublishJobDraftMutation,
  UpdateJobDraftDocument,
} from './job-drafts.generated.ts';

export const DRAFT_NOT_SAVED = 'The draft could not be saved';

type Posted = Extract<PublishJobDraftMutation['publishJobDraft'], { __typename: 'JobPayload' }>['job'];

interface SavedDraft {
  /** Whether there is a draft on the server. */
  readonly isSaved: boolean;
  /** Saves the values; returns the problems. */
  readonly save: (draft: JobDraft) => Promise<readonly Problem[]>;
  /** Saves the values and advertises the post; returns the post, or the problems. */
  readonly publish: (draft: JobDraft) => Promise<Posted | readonly Problem[]>;
}

/** The draft of a post on the server: the one that was opened, or the one that the form begins. */
export function useSavedDraft(opened: string | undefined): SavedDraft {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const publishing = useRequestKey();
  const unanswered = useRef<string>(undefined);
  const [id, setId] = useState(opened);
  const save = async (draft: JobDraft): Promise<readonly Problem[]> => {
    const input = draftInputOf(draft);
    if (id === undefined) {
      const context = contextOf(input);
      const { data } = await client.mutate({ mutation: CreateJobDraftDocument, variables: { input }, context });
      const answer = data?.createJobDraft;
      if (answer?.__typename !== 'JobDraftPayload') return problemsOf(answer, DRAFT_NOT_SAVED);
      setId(answer.draft.id);
      return [];
    }
    const { data } = await client.mutate({ mutation: UpdateJobDraftDocument, variables: { id, input } });
    const answer = data?.updateJobDraft;
    return answer?.__typename === 'JobDraftPayload' ? [] : problemsOf(answer, DRAFT_NOT_SAVED);
  };
  const publish = async (draft: JobDraft): Promise<Posted | readonly Problem[]> => {
    const content = JSON.stringify(draftInputOf(draft));
    // Where only the answer was lost the draft is gone: it cannot be saved again, and the post is found by the key.
    if (unanswered.current !== content) {
      const problems = await save(draft);
      if (problems.length > 0) return problems;
    }
    unanswered.current = content;
    const variables = { id: id ?? '' };
    const context = publishing({ variables, content });
    const { data } = await client.mutate({ mutation: PublishJobDraftDocument, variables, context });
    unanswered.current = undefined;
    const answer = data?.publishJobDraft;
    return answer?.__typename === 'JobPayload' ? answer.job : problemsOf(answer, NOT_POSTED);
  };
  return { isSaved: id !== undefined, save, publish };
}
