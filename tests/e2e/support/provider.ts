import { parseArgs } from 'node:util';
import { openLoopbackProvider } from '../../support/loopback-provider.ts';

// An identity provider for the portal at --portal, with one person:
//   node tests/e2e/support/provider.ts --port 4341 --portal http://127.0.0.1:4340
const option = { type: 'string' } as const;
const { port = '', portal = '' } = parseArgs({ options: { port: option, portal: option } }).values;
const provider = await openLoopbackProvider({
  port: Number(port),
  redirectUri: `${portal}/auth/callback`,
  person: {
    sub: 'amira',
    email: 'amira.khan@example.org',
    email_verified: true,
    given_name: 'Amira',
    family_name: 'Khan',
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => provider.close());
}
