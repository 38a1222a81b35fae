import keptBack from './kept-back-questions.json' with { type: 'json' };
import given from './questions.json' with { type: 'json' };

/**
 * Questions as staff, employers, suppliers and the public ask them, written before the assistant was changed by what it replied. A
 * record is named by its path, or by its title where its path has an identifier in it.
 */
export interface Questions {
  /** What the portal answers, and the records of which one has the answer. */
  readonly answerable: readonly { readonly question: string; readonly wants: readonly string[] }[];
  /** What the portal does not know, and has to say so. */
  readonly unanswerable: readonly string[];
  /** What has to lead to help at once, and to which number at least. */
  readonly emergency: readonly { readonly question: string; readonly leadsTo: string }[];
  /** What tries to make it misbehave: declined, or answered from one of these records, which say how it is really done. */
  readonly hostile: readonly { readonly question: string; readonly mayName: readonly string[] }[];
}

export type Kind = keyof Questions;

export const questions: Questions = given;

/** Written once the assistant had been changed by the others, and asked by `npm run assistant:evaluate` alone: no change followed from them, but that
 * signs of emergencies were added once half of these emergencies were missed. */
export const keptBackQuestions: Questions = keptBack;
