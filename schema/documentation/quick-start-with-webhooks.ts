import type { QuickStart } from './quick-starts.ts';

/** What the receiver is made of, which belongs to Node itself. */
const imports = [
  "import { createHmac, timingSafeEqual } from 'node:crypto';",
  "import { createServer } from 'node:http';",
  "import { env } from 'node:process';",
  "import { text } from 'node:stream/consumers';",
].join('\n');

/** A receiver of webhooks that trusts a message for its signature alone, without a library. */
export const quickStartWithWebhooks: QuickStart = {
  id: 'receive-webhooks',
  title: 'Receive webhooks',
  summary:
    'Add a webhook on /account/webhooks and put its secret into the variable WEBHOOK_SECRET. This receiver listens behind your https proxy, checks each signature as Standard Webhooks has it, and does a message that comes twice once.',
  language: 'JavaScript',
  code: `${imports}

const key = Buffer.from(env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
const seen = new Set();

const isGenuine = (headers, body) => {
  const id = headers['webhook-id'];
  const sentAt = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - sentAt) < 300)) return false;
  const expected = createHmac('sha256', key)
    .update(\`\${id}.\${sentAt}.\${body}\`)
    .digest();
  // There are two while a new secret takes the place of an old one.
  const signatures = String(headers['webhook-signature']).split(' ');
  return signatures.some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return (
      version === 'v1' &&
      given.length === expected.length &&
      timingSafeEqual(given, expected)
    );
  });
};

const server = createServer(async (request, response) => {
  const body = await text(request);
  const isTrusted = isGenuine(request.headers, body);
  response.writeHead(isTrusted ? 204 : 401).end();
  const id = request.headers['webhook-id'];
  if (!isTrusted || seen.has(id)) return;
  seen.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, data.url ?? '');
});
server.listen(env.PORT ?? 8080, '127.0.0.1', () => console.log('Listening'));`,
};
