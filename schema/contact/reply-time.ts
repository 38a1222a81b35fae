const HOUR_MS = 3_600_000;

/** In how many hours a reply is promised: on the contact page, and in the help center for emails. */
export const PROMISED_HOURS = { contactPage: 24, helpCenter: 4 } as const;

/** Until when an enquiry is to be answered whose sender has waited since then. */
export function replyDueAt(waitingSince: string): string {
  return new Date(Date.parse(waitingSince) + PROMISED_HOURS.contactPage * HOUR_MS).toISOString();
}
