import { freePort } from '../../support/free-port.ts';

/** Of each catalogue. Lists with a filter still have two pages. */
const GENERATED_ROWS = 60;
const node = 'node --disable-warning=ExperimentalWarning';

/** A server that the tests start. */
export interface Portal {
  readonly name: string;
  readonly origin: string;
  readonly command: string;
  /** Where it answers once it is there. */
  readonly ready: string;
}

/**
 * The portals of a run: one as a newcomer starts it, one with generated rows besides, for lists of many pages, and one
 * in which tests publish, so that the lists of the others stay as they are. At the first one people may sign in with
 * Google, for which a provider on this machine stands.
 */
export async function portals(): Promise<Record<'sample' | 'withManyRows' | 'toPublishIn' | 'provider', Portal>> {
  const port = await chosenPort('E2E_PROVIDER_PORT');
  const sample = await portal('sample', 'E2E_PORT', ` --issuer http://127.0.0.1:${port}`);
  return {
    sample,
    withManyRows: await portal('many rows', 'E2E_PORT_WITH_MANY_ROWS', ` --generated ${GENERATED_ROWS}`),
    toPublishIn: await portal('to publish in', 'E2E_PORT_TO_PUBLISH_IN', ''),
    provider: {
      name: 'identity provider',
      origin: providerOrigin(),
      command: `${node} tests/e2e/support/provider.ts --port ${port} --portal ${sample.origin}`,
      ready: `${providerOrigin()}/.well-known/openid-configuration`,
    },
  };
}

/** Where people who sign in with Google are sent in these tests. */
export function providerOrigin(): string {
  return `http://127.0.0.1:${process.env['E2E_PROVIDER_PORT']}`;
}

/** Where the portal with generated jobs, documents, products and articles is, for `test.use({ baseURL })`. */
export function originWithManyRows(): string {
  return `http://127.0.0.1:${process.env['E2E_PORT_WITH_MANY_ROWS']}`;
}

/** Where the portal is in which tests publish, for `test.use({ baseURL })`. */
export function originToPublishIn(): string {
  return `http://127.0.0.1:${process.env['E2E_PORT_TO_PUBLISH_IN']}`;
}

async function portal(name: string, variable: string, options: string): Promise<Portal> {
  const port = await chosenPort(variable);
  const origin = `http://127.0.0.1:${port}`;
  const command = `${node} tests/e2e/support/portal.ts --port ${port}${options}`;
  // The first search reads the words of everything that is searched, which the tests are not to wait for.
  return { name, origin, command, ready: `${origin}/api/search?q=nurse` };
}

/** The first process of a run chooses the port; its workers read the configuration too and take it from there. */
async function chosenPort(variable: string): Promise<string> {
  process.env[variable] ??= String(await freePort());
  return process.env[variable];
}
