import type { Letter } from '../../outbox/mail-content.ts';
import { type SafetyNoticeRow, safetyNoticeKindLabels } from './safety-notice-row.ts';

/** The words of the mails about safety notices. */

type Named = Pick<SafetyNoticeRow, 'kind' | 'reference' | 'title' | 'advice' | 'sourceUrl'> & {
  /** Where the page of the notice is. */
  readonly address: string;
};

/** So many names stand in a mail; the page has them all. */
const MOST_NAMED = 10;

export function safetyNoticeToSupplier(notice: Named, products: readonly string[]): Letter {
  return {
    subject: `Safety notice ${notice.reference}: the sale of your equipment is paused`,
    paragraphs: [
      `${introduced(notice)} It concerns equipment that you list: ${someOf(products)}.`,
      `What to do: ${inOneLine(notice.advice)}`,
      'While the notice is open, buyers see it on your listing, and the equipment cannot be ordered, nor a quote for it accepted. The sale goes on when the notice is withdrawn; you then get another email.',
      `The notice itself: ${notice.sourceUrl}`,
      'If your equipment is not the product that the notice is about, tell us on the contact page and name the reference.',
    ],
    link: { label: 'Read the safety notice', address: notice.address },
  };
}

/** @param sent references of orders and messages */
export function safetyNoticeToBuyer(notice: Named, sent: readonly string[]): Letter {
  return {
    subject: `Safety notice ${notice.reference}: equipment that you asked for`,
    paragraphs: [
      `${introduced(notice)} It may concern equipment that you have asked for here: ${someOf(sent)}.`,
      `What to do: ${inOneLine(notice.advice)}`,
      'While the notice is open, the sale of this equipment is paused: no quote for it can be accepted. If you have it already, follow the notice.',
      `The notice itself: ${notice.sourceUrl}`,
    ],
    link: { label: 'Read the safety notice', address: notice.address },
  };
}

export function safetyNoticeWithdrawn(notice: Named, reason: string): Letter {
  return {
    subject: `Safety notice ${notice.reference} is withdrawn`,
    paragraphs: [
      `We have told you of the safety notice ${notice.reference}, ${inOneLine(notice.title)}. It pauses no sale on the portal any more.`,
      `The reason: ${inOneLine(reason)}`,
      'Where another safety notice concerns the same equipment, its sale stays paused.',
    ],
    link: { label: 'Read the safety notice', address: notice.address },
  };
}

function introduced({ kind, reference, title }: Named): string {
  return `There is a safety notice: ${safetyNoticeKindLabels[kind]} ${reference}, ${inOneLine(title)}.`;
}

function someOf(names: readonly string[]): string {
  const sorted = names.toSorted((one, other) => one.localeCompare(other, 'en-GB'));
  const shown = sorted.slice(0, MOST_NAMED).map(inOneLine);
  const more = names.length - shown.length;
  return new Intl.ListFormat('en-GB').format(more > 0 ? [...shown, `${more} more`] : shown);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
}
