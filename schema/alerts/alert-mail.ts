import { markedText } from '../combined-search/marked-text.ts';
import { TOKEN_PLACE } from '../outbox/link-place.ts';
import { type MailContent, type Sender, setLetter } from '../outbox/mail-content.ts';
import { wordsOf } from '../queries/search/folded-words.ts';
import type { AlertAreaName } from './alert-area.ts';
import { areas } from './alert-areas.ts';
import type { MatchLabels } from './read-criteria.ts';

/** The kind of the mails of alerts. */
export const ALERT_MAIL = 'alert';

/** A match as the mail shows it. */
export interface AlertHit {
  readonly id: string;
  /** What opens it on the portal. */
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly body: string;
  readonly terms: readonly string[];
  readonly foundAt: string;
}

/** A saved search of which a mail is due. */
export interface DueAlert {
  readonly id: string;
  readonly area: AlertAreaName;
  readonly name: string;
  readonly listQuery: string;
  readonly labels: MatchLabels;
  readonly waiting: number;
  readonly hits: readonly AlertHit[];
}

/** So many words of a text are named. */
const MOST_WORDS = 6;

/** Where a mail ends its alert, with a place for the token. */
export function endAddress(origin: string): string {
  return `${origin}/account?end-alert=${TOKEN_PLACE}`;
}

/** Why a row matches: the searched words that it contains, the filters that it fulfils, and what is true of each match. */
export function reasonsOf(
  { title, about, body, terms }: AlertHit,
  { stems, terms: called, always }: MatchLabels,
): string[] {
  const text = `${title} ${about} ${body}`;
  const words = new Map<string, string>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.size < MOST_WORDS && !words.has(word.toLowerCase()) && isFound(word, stems)) {
      words.set(word.toLowerCase(), word);
    }
  }
  return [...new Set([...words.values(), ...terms.flatMap((term) => called[term] ?? []), ...always])];
}

/** From this number of letters on, a word that begins with a stem is a form of it: 'procur', 'procurement'. */
const LONG_STEM = 5;

function isFound(word: string, stems: readonly string[]): boolean {
  const [folded = ''] = wordsOf(word);
  return (
    stems.some((stem) => stem.length >= LONG_STEM && folded.startsWith(stem)) ||
    markedText(word, stems).some(({ isMatch }) => isMatch)
  );
}

/** The address of a row, and of the list of a saved search. */
export function hitAddress(origin: string, area: AlertAreaName, key: string): string {
  const { path, item } = areas[area];
  return `${origin}${path}?${new URLSearchParams({ [item]: key })}`;
}

/** The address of the list for a saved search. */
export function listAddress(area: AlertAreaName, listQuery: string): string {
  return `${areas[area].path}${listQuery && `?${listQuery}`}`;
}

/** The mail of an alert: each match with why it is one. */
export function alertMail(alert: DueAlert, site: Sender): MailContent {
  const { area, hits, labels, waiting } = alert;
  const name = withoutPlace(alert.name);
  const { one, many } = areas[area];
  const shown = hits.length;
  const more = waiting > shown;
  const count = shown === 1 && !more ? `1 new ${one}` : `${more ? 'New' : `${shown} new`} ${many}`;
  const letter = {
    subject: `${count}: ${name}`,
    paragraphs: [
      more
        ? `More new ${many} match your saved search ${name} than fit in an email. These are the newest ${shown}.`
        : `${count} ${shown === 1 ? 'matches' : 'match'} your saved search ${name}.`,
      `You asked ${site.productName} for this email when you saved the search. You can change how often it comes on your account page.`,
    ],
    link: { label: `See all ${many} of this search`, address: site.origin + listAddress(area, alert.listQuery) },
    items: hits.map((hit) => {
      const reasons = reasonsOf(hit, labels).join(', ');
      return {
        label: withoutPlace(`${hit.title}, ${hit.about}${reasons && `. Why: ${reasons}`}`),
        address: hitAddress(site.origin, area, hit.key),
      };
    }),
  };
  return setLetter(letter, site, endAddress(site.origin));
}

/** What others have written must not get the token of the reader. */
function withoutPlace(text: string): string {
  return text.replaceAll(TOKEN_PLACE, 'token');
}
