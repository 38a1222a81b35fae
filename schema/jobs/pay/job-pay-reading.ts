import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';
import type { FieldChecks } from '../../text/field-checks.ts';
import type { JobDraft } from '../job-draft.ts';
import { nationNames } from '../job-words.ts';
import { findScale } from './pay-scales.queries.ts';

const salaryFields = [
  { path: 'salaryMin', which: 'lowest', end: 'entry' },
  { path: 'salaryMax', which: 'highest', end: 'top' },
] as const;

const withoutScale = { payNation: null, payYear: null };

export interface ReadPay {
  /** What the post pays: by its scale, or as it was entered. */
  readonly salary: { readonly min: number | null; readonly max: number | null };
  readonly references: { readonly payNation: string | null; readonly payYear: string | null };
}

/**
 * The scale that a post with a band follows, or none: then its salary is the one that was entered. Refuses a band that
 * has neither, and a salary that contradicts a scale.
 */
export async function payOfDraft(
  db: Kysely<DB>,
  checks: FieldChecks,
  draft: Pick<JobDraft, 'band' | 'salaryMin' | 'salaryMax'>,
  nation: string,
): Promise<ReadPay> {
  const { band, salaryMin, salaryMax } = draft;
  const stated = { salary: { min: salaryMin, max: salaryMax } };
  if (band === null) {
    return { ...stated, references: withoutScale };
  }
  const scale = await findScale(db, nation, band);
  const scaleName = `band ${band} pay scale for ${nationNames[nation] ?? nation}`;
  for (const { path, which, end } of salaryFields) {
    const salary = draft[path];
    if (!scale && salary === null) {
      checks.refuse(path, `We do not hold the ${scaleName}. Enter the ${which} salary that you pay`);
    }
    // A post that is read and sent again bears the salary of its scale.
    if (scale && salary !== null && salary !== scale[end]) {
      const pounds = `£${scale[end].toLocaleString('en-GB')}`;
      checks.refuse(path, `The ${which} salary of the ${scaleName} is ${pounds}. Enter a band or a salary, not both`);
    }
  }
  return scale
    ? { salary: { min: scale.entry, max: scale.top }, references: { payNation: nation, payYear: scale.year } }
    : { ...stated, references: withoutScale };
}
