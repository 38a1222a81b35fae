import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../../schema/webhooks/public-address.ts';
import { newWebhookSecret } from '../../../schema/webhooks/webhook-secret.ts';
import { postTo } from '../../../server/webhooks/post.ts';
import { webhookSender } from '../../../server/webhooks/send-webhook.ts';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';

const secrets = [newWebhookSecret(), newWebhookSecret()];
const body =
  '{"type":"job.published","timestamp":"2026-11-20T09:30:00.000Z","data":{"title":"Krankenschwester für alle"}}';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(204).end();
});

const messageTo = (url: string) => ({ url, id: 'msg-1', body, secrets, sentAt: new Date() });
const toLoopback = webhookSender({ allowsLoopback: true, userAgent: 'Wayline-Webhooks/1' });
/** A sender that knows these addresses of every name. */
const resolving = (...addresses: string[]) =>
  webhookSender({ allowsLoopback: false, userAgent: 'Wayline-Webhooks/1', resolve: async () => addresses });

test('a message is a POST of JSON, signed with each secret as the library of Standard Webhooks verifies it', async () => {
  expect(await toLoopback(messageTo(receiver.url))).toEqual({ outcome: 'answered', status: 204 });
  const [message] = receiver.received;
  expect(message).toMatchObject({
    body,
    path: '/webhooks',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Wayline-Webhooks/1',
      'webhook-id': 'msg-1',
    },
  });
  const headers = message?.headers as Record<string, string>;
  for (const secret of secrets) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  }
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow('No matching signature');
  expect(() => new Webhook(secrets[0] ?? '').verify(`${body} `, headers)).toThrow('No matching signature');
});

test('the connection is made to the address that was looked at, in the name of the host', async () => {
  // The name leads elsewhere by itself.
  const other = await startReceiver('127.0.0.2');
  const { port } = new URL(other.url);
  const posted = { addresses: ['127.0.0.2'], headers: {}, body, signal: AbortSignal.timeout(5_000) };
  expect(await postTo(new URL(`http://localhost:${port}/webhooks?from=portal`), posted)).toEqual({
    outcome: 'answered',
    status: 204,
  });
  expect(other.received).toMatchObject([{ headers: { host: `localhost:${port}` }, path: '/webhooks?from=portal' }]);
  await other.close();
});

test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
  receiver.answer = (response) => response.writeHead(status, { location: '/elsewhere' }).end();
  expect(await toLoopback(messageTo(receiver.url))).toEqual({ outcome: 'redirected', status });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/webhooks']);
});

test.each([400, 401, 410, 429, 500, 503])('an answer with %i is a refusal', async (status) => {
  receiver.answer = (response) => response.writeHead(status).end('no');
  expect(await toLoopback(messageTo(receiver.url))).toEqual({ outcome: 'refused', status });
});

describe('a receiver is given 5 seconds and 64 kB in all', () => {
  test('where it does not answer', { timeout: 10_000 }, async () => {
    receiver.answer = () => undefined;
    const started = performance.now();
    expect(await toLoopback(messageTo(receiver.url))).toEqual({ outcome: 'late', status: null });
    expect(performance.now() - started).toBeLessThan(7_000);
  });

  test('where its answer comes byte by byte', { timeout: 10_000 }, async () => {
    let stopped = false;
    receiver.answer = (response) => {
      response.writeHead(200);
      const dripping = setInterval(() => response.write('.'), 100);
      response.on('close', () => {
        stopped = true;
        clearInterval(dripping);
      });
    };
    const started = performance.now();
    expect(await toLoopback(messageTo(receiver.url))).toEqual({ outcome: 'late', status: null });
    expect(performance.now() - started).toBeLessThan(7_000);
    await expect.poll(() => stopped).toBe(true);
  });

  test('where its answer is long', async () => {
    let sent = 0;
    receiver.answer = (response) => {
      response.writeHead(200);
      const pouring = setInterval(() => {
        sent += 16_000;
        response.write('x'.repeat(16_000));
      }, 5);
      response.on('close', () => clearInterval(pouring));
    };
    expect(await toLoopback(messageTo(receiver.url))).toEqual({ outcome: 'too_long', status: 200 });
    // It was cut off, and not read to the end.
    expect(sent).toBeLessThan(1_000_000);
    receiver.answer = (response) => response.writeHead(200).end('x'.repeat(64_000));
    expect(await toLoopback(messageTo(receiver.url))).toEqual({ outcome: 'answered', status: 200 });
  });
});

test('a receiver that is not there, or ends the connection, is unreachable', async () => {
  const gone = await startReceiver();
  await gone.close();
  expect(await toLoopback(messageTo(gone.url))).toEqual({ outcome: 'unreachable', status: null });
  receiver.answer = (response) => response.destroy();
  expect(await toLoopback(messageTo(receiver.url))).toEqual({ outcome: 'unreachable', status: null });
});

describe('nothing is sent', () => {
  const refused = { outcome: 'not_public', status: null };

  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '192.0.2.1'],
    ...['198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.0.1', '::1', '::', 'fe80::1', 'fc00::1'],
    ...['fd12:3456::1', 'fec0::1', 'ff02::1', '2001:db8::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1'],
    ...['::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::1', '2001::1', 'fe80::1%eth0', 'not an address'],
  ])('to a name that leads to %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(await resolving(address)(messageTo('https://receiver.example/'))).toEqual(refused);
  });

  test('to a name with a public address and one that is not, whichever comes first', async () => {
    for (const addresses of [
      ['93.184.215.14', '10.0.0.1'],
      ['10.0.0.1', '93.184.215.14'],
      ['2606:4700::1111', '::1'],
    ]) {
      expect(await resolving(...addresses)(messageTo('https://receiver.example/'))).toEqual(refused);
    }
  });

  test.each([
    ...['https://127.0.0.1/', 'https://0x7f000001/', 'https://2130706433/', 'https://0177.0.0.1/', 'https://[::1]/'],
    ...[
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/',
      'https://intranet/',
    ],
    ...['http://receiver.example/', 'http://127.0.0.1/', 'ftp://receiver.example/', 'https://receiver.example:22/'],
    ...['https://user:secret@receiver.example/', 'https://receiver.example:5432/', 'file:///etc/passwd'],
  ])('to %s, whatever its name leads to', async (url) => {
    expect(await resolving('93.184.215.14')(messageTo(url))).toEqual(refused);
  });

  test('to a name that is not registered, and one whose name servers do not answer', { timeout: 10_000 }, async () => {
    const url = 'https://receiver.example/';
    expect(await resolving()(messageTo(url))).toEqual({ outcome: 'not_resolved', status: null });
    const silent = (_host: string, signal: AbortSignal) =>
      new Promise<string[]>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const sender = webhookSender({ allowsLoopback: false, userAgent: '', resolve: silent });
    expect(await sender(messageTo(url))).toEqual({ outcome: 'late', status: null });
  });
});

test.each(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
