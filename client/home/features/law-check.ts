import type { ChangedDocumentFragment } from '../home-page.generated.ts';

/** Words of a text that a change of the law has overtaken. */
export interface LawFinding {
  readonly words: string;
  /** What holds today. */
  readonly now: string;
  readonly subject: string;
  readonly document: { readonly slug: string; readonly title: string };
}

/** What every document with a changed law marks as no longer holding, each with what holds instead. */
export function outdatedWords(documents: readonly ChangedDocumentFragment[]): LawFinding[] {
  return documents.flatMap(({ slug, title, lawChange }) =>
    (lawChange?.marks ?? []).flatMap((words) => {
      const row = lawChange?.rows.find(({ before }) => words.includes(before));
      return row ? [{ words, now: row.now, subject: row.subject, document: { slug, title } }] : [];
    }),
  );
}

/** Those of the words that stand in a text. Case and runs of space do not count. */
export function checkAgainstLaw(text: string, outdated: readonly LawFinding[]): LawFinding[] {
  const plain = folded(text);
  return outdated.filter(({ words }) => plain.includes(folded(words)));
}

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
