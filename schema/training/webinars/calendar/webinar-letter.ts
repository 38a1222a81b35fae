import { type Letter, type MailContent, type Sender, setLetter } from '../../../outbox/mail-content.ts';
import type { WebinarRow } from '../webinar-row.ts';
import { webinarEvent } from './webinar-event.ts';

/** A letter about a webinar, with the webinar as it is now for the reader's calendar. */
export function setWebinarLetter(letter: Letter, webinar: WebinarRow, site: Sender): MailContent {
  const { productName, origin, operator } = site;
  const calendar = webinarEvent(webinar, { productName, origin, operatorEmail: operator?.email });
  return { ...setLetter(letter, site), calendar };
}
