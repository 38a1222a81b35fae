import type { Outcome } from './webhook-row.ts';

const words: Readonly<Record<Exclude<Outcome, 'answered' | 'refused' | 'redirected'>, string>> = {
  late: 'Your server did not answer within 5 seconds.',
  not_public: 'An address of your server is not one of the public internet.',
  not_resolved: 'The name of your server was not found.',
  not_seen: 'Nothing was sent: you could no longer see what it tells of, or it is no longer shown.',
  suspended: 'Nothing was sent: the account was suspended.',
  too_long: 'The answer of your server was longer than 64 kB.',
  unreachable: 'Your server could not be connected to, or ended the connection.',
  unreadable_secret: 'The secret of this webhook can no longer be read. Make a new one.',
  untrusted: 'The certificate of your server is not valid for its name.',
};

/** What came of the last attempt, in a sentence. */
export function outcomeWords(outcome: Outcome, status: number | null): string {
  switch (outcome) {
    case 'answered':
      return `Your server answered with ${status}.`;
    case 'refused':
      return `Your server answered with ${status}. It must be 200 to 299.`;
    case 'redirected':
      return `Your server answered with ${status}. Redirects are not followed.`;
    default:
      return words[outcome];
  }
}
