import type { FormKind } from './forms.ts';
import type { JudgedForm } from './matches.queries.ts';
import type { TypedQuery } from './typed-query.ts';

/** How much a form counts that is not what was typed. */
const LIKENESS: Readonly<Record<FormKind, number>> = {
  typed: 1,
  synonym: 0.9,
  corrected: 0.85,
  beginning: 0.7,
  narrower: 0.6,
};

/** The forms of a search as rows are judged by them. */
export function judgedForms({ forms, weights }: TypedQuery, asked: readonly number[]): JudgedForm[] {
  const ofTerms = new Set(forms.flatMap(({ kind, words }) => (kind === 'synonym' && words.length > 1 ? words : [])));
  return forms.flatMap(({ words, kind, query, stems }, form) =>
    words.map((word) => ({
      form,
      word,
      query,
      weight: weights[word] ?? 0,
      likeness: LIKENESS[kind],
      asked: asked.includes(word),
      size: stems.length / words.length,
      corrected: kind === 'corrected',
      term: kind === 'synonym' || (kind === 'typed' && ofTerms.has(word)),
    })),
  );
}
