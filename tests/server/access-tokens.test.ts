import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonWebTokens } from '../../server/credentials/access-tokens.ts';
import { send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../support/test-app.ts';

const origin = 'http://127.0.0.1:4000';
const clock = { now: () => testNow };
const soon = new Date(testNow.getTime() + 60_000);

let app: TestApp;
let token: string;
let sessionId: string;
beforeAll(async () => {
  app = await openTestApp();
  ({ token } = await signUp(app));
  sessionId = payloadOf(token).sub;
});
afterAll(() => app.close());

function payloadOf(jwt: string) {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
}

async function expectRefused(forged: string, why: string) {
  const answer = await send(app, 'GET', '/auth/profile', { token: forged });
  expect(answer.statusCode, why).toBe(401);
}

it('says which session asks, and nothing about a person', async () => {
  expect(Object.keys(payloadOf(token)).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sub']);
  expect((await send(app, 'GET', '/auth/profile', { token })).statusCode).toBe(200);
});

it('is refused without a signature, by whatever name of the algorithm', async () => {
  const claims = payloadOf(token);
  await expectRefused(new UnsecuredJWT(claims).encode(), 'unsecured');
  for (const alg of ['none', 'None', 'NONE', 'HS256', 'HS512', 'RS256']) {
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt', kid })).toString('base64url');
    await expectRefused(`${header}.${token.split('.')[1]}.`, alg);
  }
});

it.each([
  ['another secret', ['another secret of tests alone, 0123456789'], origin],
  ['another portal', [testSecret], 'https://elsewhere.example'],
] as const)('is refused if it is signed with, or for, %s', async (why, secrets, signedFor) => {
  const tokens = jsonWebTokens({ secrets, origin: signedFor, clock });
  await expectRefused(await tokens.sign(sessionId, soon), why);
});

it('is refused when it is over, or names no session', async () => {
  const tokens = jsonWebTokens({ secrets: [testSecret], origin, clock });
  await expectRefused(await tokens.sign(sessionId, new Date(testNow.getTime() - 1_000)), 'over');
  for (const made of ['', 'x', "' or 1=1 --", '01a1ede2-6680-790d-b5ad-95077e39d399']) {
    await expectRefused(await tokens.sign(made, soon), made);
  }
});

const header = { alg: 'HS256', typ: 'at+jwt', kid: nameOf(testSecret) };
const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
const claims = () => ({
  iss: origin,
  aud: `${origin}/api`,
  sub: sessionId,
  iat: seconds(testNow),
  exp: seconds(soon),
});

/** A token that the portal could have signed, but for what is given otherwise. */
function handMade(
  { header: otherHeader = {}, payload = {}, secret = testSecret }: Changes = {},
  hash = 'sha256',
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ ...header, ...otherHeader })}.${part({ ...claims(), ...payload })}`;
  const key = createHash('sha256').update(`access token key\0${secret}`).digest();
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

interface Changes {
  readonly header?: object;
  readonly payload?: object;
  readonly secret?: string;
}

function nameOf(secret: string): string {
  return createHash('sha256').update(`access token key name\0${secret}`).digest('base64url').slice(0, 8);
}

describe('a token that is right in all but one thing', () => {
  beforeAll(async () => {
    const answer = await send(app, 'GET', '/auth/profile', { token: handMade() });
    expect(answer.statusCode, 'right in everything').toBe(200);
  });

  it.each<[string, Changes]>([
    ['its key', { secret: 'another secret of tests alone, 0123456789' }],
    ['the name of its key', { header: { kid: nameOf('another secret of tests alone, 0123456789') } }],
    ['no name of a key', { header: { kid: undefined } }],
    ['its type', { header: { typ: 'JWT' } }],
    ['no type', { header: { typ: undefined } }],
    ['an extension that must be understood', { header: { crit: ['exp'] } }],
    ['its issuer', { payload: { iss: 'https://elsewhere.example' } }],
    ['no issuer', { payload: { iss: undefined } }],
    ['its audience', { payload: { aud: 'https://elsewhere.example/api' } }],
    ['an audience that only begins like the portal’s', { payload: { aud: origin } }],
    ['no audience', { payload: { aud: undefined } }],
    ['its end', { payload: { exp: seconds(testNow) } }],
    ['no end', { payload: { exp: undefined } }],
    ['an end that is no number', { payload: { exp: String(seconds(soon)) } }],
    ['its beginning', { payload: { nbf: seconds(soon) } }],
    ['no instant of its making', { payload: { iat: undefined } }],
    ['no session', { payload: { sub: undefined } }],
    ['a session that there is not', { payload: { sub: '01a1ede2-6680-790d-b5ad-95077e39d399' } }],
  ])('is refused: %s', async (why, changes) => {
    await expectRefused(handMade(changes), why);
  });

  it.each([
    ['HS384', 'sha384'],
    ['HS512', 'sha512'],
  ])('is refused: signed with the right key by %s', async (alg, hash) => {
    await expectRefused(handMade({ header: { alg } }, hash), alg);
  });
});

it('still holds after the secret was changed, as long as the one before is known', async () => {
  const before = jsonWebTokens({ secrets: [testSecret], origin, clock });
  const next = 'the next secret of tests alone, 0123456789';
  const after = jsonWebTokens({ secrets: [next, testSecret], origin, clock });
  const signed = await before.sign(sessionId, soon);
  expect(await after.read(signed)).toBe(sessionId);
  expect(await before.read(await after.sign(sessionId, soon))).toBeUndefined();
});

it('does not survive any change', async () => {
  const tokens = jsonWebTokens({ secrets: [testSecret], origin, clock });
  const signed = await tokens.sign(sessionId, soon);
  await fc.assert(
    fc.asyncProperty(fc.nat(signed.length - 1), fc.constantFrom(...'aZ09-_.'), async (place, letter) => {
      const changed = signed.slice(0, place) + letter + signed.slice(place + 1);
      // The last letter of a signature holds two bits that are not read.
      fc.pre(changed !== signed && place !== signed.length - 1);
      expect(await tokens.read(changed)).toBeUndefined();
    }),
  );
});

it('is no token where it is any other text', async () => {
  const tokens = jsonWebTokens({ secrets: [testSecret], origin, clock });
  const mac = createHmac('sha256', testSecret).update('x').digest('base64url');
  for (const text of ['', '.', '..', 'a.b.c', `e30.e30.${mac}`, 'null.null.null']) {
    expect(await tokens.read(text), text).toBeUndefined();
  }
});
