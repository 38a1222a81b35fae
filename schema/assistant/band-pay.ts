import { nationNames } from '../jobs/job-words.ts';
import { listScalesOfBand } from '../jobs/pay/pay-scales.queries.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { formatPounds } from '../text/pounds.ts';
import type { AssistantSentence } from './reply.ts';

const ofBand = /\bband ([2-7]|8 ?[a-d]|9)\b/;
const ofPay = /\b(?:pay|pays|paid|salary|salaries|earn|earns|wage|wages)\b|^how much is\b/;

/** A question for the pay of a band. */
export interface BandPayQuestion {
  readonly band: string;
  /** Keys of `nationNames`; empty if none is named. */
  readonly nations: readonly string[];
}

/** The band, and the nations if it names any, whose pay a folded question asks for; undefined if it asks for none. */
export function bandPayAskedFor(folded: string): BandPayQuestion | undefined {
  const band = ofBand.exec(folded)?.[1]?.replace(' ', '');
  if (band === undefined || !ofPay.test(folded)) return;
  const named = Object.entries(nationNames).filter(([, name]) => ` ${folded} `.includes(` ${name.toLowerCase()} `));
  return { band, nations: named.map(([nation]) => nation) };
}

/** What the newest scales pay for a band: a sentence for each nation. */
export async function bandPaySentences(
  { db }: ServiceDependencies,
  { band, nations }: BandPayQuestion,
): Promise<AssistantSentence[]> {
  const record = { category: 'page', title: 'Staff portal', path: `/staff-portal?q=band+${band}` } as const;
  const scales = await listScalesOfBand(db, band);
  const wanted = nations.length > 0 ? nations : scales.map(({ nation }) => nation);
  return wanted.map((nation): AssistantSentence => {
    const scale = scales.find((one) => one.nation === nation);
    const where = nationNames[nation] ?? nation;
    if (!scale) {
      return { text: `The portal does not hold the pay of band ${band} in ${where}.`, record: null };
    }
    const range = `${formatPounds(scale.entry)} to ${formatPounds(scale.top)}`;
    const estimate = scale.isEstimate ? ', which is an estimate' : '';
    return { text: `Band ${band} in ${where} pays ${range} a year in ${scale.year}${estimate}.`, record };
  });
}
