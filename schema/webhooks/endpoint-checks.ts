import { refuseLongList } from '../queries/filter-values.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { LONGEST_URL, problemOfUrl } from './endpoint-url.ts';
import { type WebhookEventName, webhookEventNames } from './event-kinds.ts';

/** What a user says of an endpoint. */
export interface GivenEndpoint {
  readonly url: string;
  readonly events: readonly WebhookEventName[];
}

/** @throws ValidationError that names each wrong field. */
export function checkEndpoint(given: GivenEndpoint, allowsLoopback: boolean): GivenEndpoint {
  const { url = '', events = [] } = checkChange(given, allowsLoopback);
  return { url, events };
}

/** Checks what is changed of an endpoint; what is absent stays as it is. @throws ValidationError that names each wrong field. */
export function checkChange(given: Partial<GivenEndpoint>, allowsLoopback: boolean): Partial<GivenEndpoint> {
  refuseLongList('events', given.events ?? []);
  const checks = new FieldChecks();
  const url = given.url === undefined ? undefined : checkUrl(checks, given.url, allowsLoopback);
  const events = given.events && chosen(checks, given.events);
  checks.done();
  return { ...(url !== undefined && { url }), ...(events && { events }) };
}

function chosen(checks: FieldChecks, given: GivenEndpoint['events']): GivenEndpoint['events'] {
  const events = webhookEventNames.filter((name) => given.includes(name));
  if (events.length === 0) {
    checks.refuse('events', 'Choose what you want to be told of');
  }
  return events;
}

function checkUrl(checks: FieldChecks, given: string, allowsLoopback: boolean): string {
  const missing = 'Enter the address that messages are to be sent to';
  const text = checks.line('url', given, { most: LONGEST_URL, missing, name: 'The address' });
  if (checks.isRefused('url')) {
    return text;
  }
  const url = URL.parse(text);
  if (!url) {
    checks.refuse('url', 'Enter a web address, like https://example.com/webhooks');
    return text;
  }
  url.hash = '';
  const problem = problemOfUrl(url, allowsLoopback);
  if (problem !== undefined) {
    checks.refuse('url', problem);
  } else if (url.href.length > LONGEST_URL) {
    checks.refuse('url', `The address must be ${LONGEST_URL} characters or fewer`);
  }
  return url.href;
}
