import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
] as const)('is refused where it is signed with, or for, %s', async (why, secrets, signedFor) => {
  const tokens = jsonWebTokens({ secrets, origin: signedFor, clock });
  await expectRefused(await tokens.sign(sessionId, soon), why);
});

it('is refused when it is over, or names no session', async () => {
  const tokens = jsonWebTokens({ secrets: [testSecret], origin, clock });
  await expectRefused(await tokens.sign(sessionId, new Date(testNow.getTime() - 1_000)), 'over');
  for (const nobody of ['', 'x', "' or 1=1 --", '01a1ede2-6680-790d-b5ad-95077e39d399']) {
    await expectRefused(await tokens.sign(nobody, soon), nobody);
  }
});

it('is refused where it says otherwise by another algorithm of the same key', async () => {
  const key = createHash('sha256').update(`access token key\0${testSecret}`).digest();
  const { iss, aud, sub } = payloadOf(token);
  const signed = (alg: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg, typ: 'at+jwt' })
      .setIssuer(iss)
      .setAudience(aud)
      .setSubject(sub)
      .setExpirationTime(soon)
      .sign(Buffer.concat([key, key]));
  await expectRefused(await signed('HS512'), 'HS512');
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
