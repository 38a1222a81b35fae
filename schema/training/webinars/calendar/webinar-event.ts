import type { WebinarRow } from '../webinar-row.ts';
import { escapeText, foldLine, quotedParameter } from './calendar-text.ts';
import { inUtc, londonProperty, londonZone } from './london-clock.ts';

/** Who publishes the event. */
export interface CalendarOrigin {
  readonly productName: string;
  readonly origin: string;
  readonly operatorEmail: string | undefined;
}

/**
 * A webinar as an iCalendar object (RFC 5545). Its UID stays and its SEQUENCE rises with each change, so that a calendar that
 * has it takes the newer one; a cancelled one has the method and the status that take it out (RFC 5546).
 */
export function webinarEvent(webinar: WebinarRow, from: CalendarOrigin): string {
  const { productName, origin, operatorEmail } = from;
  const { hostname } = new URL(origin);
  const isCancelled = webinar.cancelledAt !== null;
  const description = `${webinar.description}\n\nWith ${webinar.presenter}. The link to join is on your account page: ${origin}/account#training`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Training//EN`,
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...londonZone,
    'BEGIN:VEVENT',
    `UID:${webinar.id}@${hostname}`,
    `SEQUENCE:${webinar.sequence}`,
    `DTSTAMP:${inUtc(new Date(webinar.changedAt))}`,
    londonProperty('DTSTART', new Date(webinar.startsAt)),
    londonProperty('DTEND', new Date(webinar.endsAt)),
    `SUMMARY:${escapeText(webinar.title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'LOCATION:Online',
    `URL:${origin}/training#webinars`,
    `ORGANIZER;CN=${quotedParameter(productName)}:mailto:${operatorEmail ?? `no-reply@${hostname}`}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
