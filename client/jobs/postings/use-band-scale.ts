import type { Nation } from '../../generated/graph.generated.ts';
import { useSettled } from '../../ui/use-settled.ts';
import type { JobPayFragment } from '../open-job.generated.ts';
import type { JobDraft } from './job-draft.ts';
import { usePayAtPlaceQuery } from './posting.generated.ts';

/** What is known of the pay of the chosen band at the place of the post. */
export type BandScale =
  | { readonly state: 'no place' | 'loading' | 'failed' | 'place unknown' }
  | { readonly state: 'held'; readonly pay: JobPayFragment }
  | { readonly state: 'not held'; readonly nation: Nation };

/** The scale of the chosen band at the place that was typed, as the server knows it; undefined without a band. */
export function useBandScale({ band, ...draft }: JobDraft): BandScale | undefined {
  const typed = { location: draft.location.trim(), postcode: draft.postcode.trim() };
  const wanted = { location: useSettled(typed.location), postcode: useSettled(typed.postcode) };
  const { data, error, loading } = usePayAtPlaceQuery({ variables: wanted, skip: !band || wanted.location === '' });
  if (!band) return undefined;
  if (typed.location === '') return { state: 'no place' };
  if (wanted.location !== typed.location || wanted.postcode !== typed.postcode || loading) return { state: 'loading' };
  if (error || !data) return { state: 'failed' };
  if (!data.payAtPlace) return { state: 'place unknown' };
  const { nation, scales } = data.payAtPlace;
  const pay = scales.find((scale) => scale.band === band);
  return pay ? { state: 'held', pay } : { state: 'not held', nation };
}
