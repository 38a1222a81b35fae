import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useHead } from '../navigation/page-context.ts';
import { type Problem, problemOf } from './problem.ts';
import type { DraftPlace } from './saved-drafts.ts';
import { type SavedValues, useFormDraft } from './use-form-draft.ts';
import { useLeavingQuestion } from './use-leaving-question.ts';

interface SubmissionOptions {
  /** What the form is called, for the title of the document while something is wrong. */
  title: string;
  /** The sentence for a failure without its own. */
  failure: string;
  /** Sends the values. Returns the problems; an empty list means success. */
  send: (values: FormData, form: HTMLFormElement) => Promise<readonly Problem[]>;
  /**
   * Where what is typed is kept until it is sent; `own` where the form does so itself. Without it the browser asks before
   * it loses what stands in a form of more than two fields.
   */
  draft?: DraftPlace | 'own';
}

export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: readonly Problem[];
  readonly isWorking: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The initial values, if an earlier visit left a draft. */
  readonly kept: SavedValues | undefined;
  /** Throws the draft away. */
  readonly forget: () => void;
}

/** A form that is checked when it is sent, and once at a time. */
export function useSubmission({ title, failure, send, draft }: SubmissionOptions): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isWorking, setWorking] = useState(false);
  const isShown = useRef(false);
  const { kept, forget } = useFormDraft(form, draft === 'own' ? undefined : draft);
  const wasSent = useLeavingQuestion(form, draft === undefined);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useHead({ ...(problems.length > 0 && { title: `Error: ${title}` }) });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    setWorking(true);
    const { currentTarget } = event;
    const found = await send(new FormData(currentTarget), currentTarget).catch((error: unknown) => [
      problemOf(error, failure),
    ]);
    if (found.length === 0) {
      wasSent();
      forget();
    }
    if (!isShown.current) return;
    setWorking(false);
    setProblems(found);
  };
  return { form, problems, isWorking, onSubmit: (event) => void onSubmit(event), kept, forget };
}
