import { type Problem, problemsOf } from '../../forms/problem.ts';

interface Answer {
  readonly __typename: string;
  readonly done?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** What is wrong by an answer of these mutations. That a link is dead is wrong with no field that could be filled in. */
export function answerProblems(answer: Answer | null | undefined, otherwise: string): Problem[] {
  const { message = '', fields = [] } = answer ?? {};
  const problems = problemsOf({ message, fields }, otherwise);
  return problems.map(({ field, ...problem }) => (field === 'token' ? problem : { field, ...problem }));
}

/** Whether an answer says that the link is no longer valid. */
export function isDeadLink(answer: Answer | null | undefined): boolean {
  return answer?.fields?.some(({ path }) => path === 'token') ?? false;
}
