import type { AskPortal } from './ask-portal.ts';
import { expectThat, type Probe } from './probe.ts';

/** A page whose text is in the code: it needs the database only for the layout. */
const PAGE = '/privacy-policy';

/** Has a page rendered, and fetches the script that it starts with, as a browser does. */
export function webClientProbe(ask: AskPortal): Probe {
  return async (signal) => {
    const page = await ask({ path: PAGE, accept: 'text/html' }, signal);
    expectThat(page.status === 200 && page.text.includes('<h1'), 'the page was not rendered');
    const [, script] = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(page.text) ?? [];
    expectThat(script !== undefined, 'the page names no script');
    const { status } = await ask({ path: script ?? '', accept: '*/*' }, signal);
    expectThat(status === 200, 'the script of the page was not served');
    return 'up';
  };
}

/** Requests a field of the graph over HTTP that needs no database. */
export function graphProbe(ask: AskPortal): Probe {
  return async (signal) => {
    const json = { query: 'query StatusProbe { site { now } }' };
    const { status, text } = await ask({ path: '/graphql', accept: 'application/json', json }, signal);
    const { data } = status === 200 ? (JSON.parse(text) as { data?: { site?: { now?: string } } }) : {};
    expectThat(data?.site?.now !== undefined, 'the graph did not answer');
    return 'up';
  };
}

/** Requests a REST path that needs no database. */
export function restProbe(ask: AskPortal): Probe {
  return async (signal) => {
    const { status, text } = await ask({ path: '/api/site', accept: 'application/json' }, signal);
    const { now } = status === 200 ? (JSON.parse(text) as { now?: string }) : {};
    expectThat(now !== undefined, 'the REST path did not answer');
    return 'up';
  };
}
