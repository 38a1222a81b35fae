import type { CompletedProgramme, WrittenApplication } from './own-statements.queries.ts';

/** Something that a user told the portal, as they wrote it, and where it stands. */
export interface OwnStatement {
  readonly text: string;
  /** 'Your application for Staff Nurse'. */
  readonly from: string;
}

/** So many sentences are compared with a post. */
const MOST_STATEMENTS = 200;
/** So many characters of one are. */
const LONGEST_STATEMENT = 400;

/** What a user told the portal of themselves: the role of the profile, what they completed, and what they wrote in applications. */
export function ownStatements(told: {
  /** 'healthcare assistant'; null where the role of the profile says too little. */
  readonly occupation: string | null;
  readonly applications: readonly WrittenApplication[];
  readonly programmes: readonly CompletedProgramme[];
}): readonly OwnStatement[] {
  const { occupation, applications, programmes } = told;
  return [
    ...(occupation === null ? [] : [{ text: capitalised(occupation), from: 'The role in your profile' }]),
    ...programmes.map(({ title, topics }) => ({
      text: [title, ...topics].join(', ').slice(0, LONGEST_STATEMENT),
      from: 'Training that you completed',
    })),
    ...applications.flatMap(({ jobTitle, statement }) =>
      sentencesOf(statement).map((text) => ({ text, from: `Your application for ${jobTitle}` })),
    ),
  ].slice(0, MOST_STATEMENTS);
}

/** The sentences and lines of a text, without the marks of a list. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) =>
      sentence
        .replace(/^\s*[-*•#]+\s*/u, '')
        .trim()
        .slice(0, LONGEST_STATEMENT),
    )
    .filter((sentence) => sentence !== '');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
