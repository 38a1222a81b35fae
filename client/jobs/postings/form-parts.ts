import { type Problem, problemAt } from '../../forms/problem.ts';
import type { JobDraft } from './job-draft.ts';

/** What each part of the form is given. */
export interface FormPartProps {
  draft: JobDraft;
  problems: readonly Problem[];
  change: (what: Partial<JobDraft>) => void;
}

/** The attributes of one field of the form. */
export function fieldOf({ draft, problems, change }: FormPartProps, name: keyof JobDraft) {
  return {
    name,
    value: draft[name],
    error: problemAt(problems, name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  };
}
