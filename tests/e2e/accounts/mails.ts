import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from 'playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { dataDirectoryOf } from '../support/data-directory.ts';

/** Where the newest mail of a kind to a user leads, once it has come: path and query. */
export async function mailedAddress(origin: string, recipient: string, kind: string): Promise<string> {
  let address: string | undefined;
  await expect
    .poll(async () => {
      address = await findAddress(origin, recipient, kind);
      return address;
    })
    .toBeTruthy();
  return address ?? '';
}

/** What the newest mail of a kind to a user is about, once it has come. */
export async function mailedSubject(origin: string, recipient: string, kind: string): Promise<string> {
  let subject: string | undefined;
  await expect
    .poll(async () => {
      subject = (await findMail(origin, recipient, kind))?.subject;
      return subject;
    })
    .toBeTruthy();
  return subject ?? '';
}

async function findAddress(origin: string, recipient: string, kind: string): Promise<string | undefined> {
  const mail = await findMail(origin, recipient, kind);
  const [address] = /http\S+\/(?:account|contact|equipment|system-status)\?\S+/.exec(mail?.text ?? '') ?? [];
  return address && new URL(address).pathname + new URL(address).search;
}

async function findMail(origin: string, recipient: string, kind: string): Promise<Email | undefined> {
  const outbox = join(await dataDirectoryOf(origin), 'outbox');
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml') && name.includes(kind));
  for (const file of files.sort().reverse()) {
    const text = await readFile(join(outbox, file), 'utf8');
    // To take a mail apart takes longer than to see that it is for another user.
    const mail = text.includes(recipient) ? await PostalMime.parse(text) : undefined;
    if (mail?.to?.[0]?.address === recipient) {
      return mail;
    }
  }
  return undefined;
}

export const password = 'seven geese on a pier';

/** Opens an account without the pages. */
export async function openAccount(request: APIRequestContext, email: string): Promise<void> {
  const names = { firstName: 'Asha', lastName: 'Mensah', phone: '01632 960 001', organization: 'Brambleford' };
  const answer = await request.post('/api/auth/signup', { data: { email, password, role: 'nurse', ...names } });
  expect(answer.status()).toBe(201);
}

/** Confirms the address of a user by the link that was mailed there, without the pages. */
export async function confirmAddress(request: APIRequestContext, origin: string, email: string): Promise<void> {
  const address = await mailedAddress(origin, email, 'email-confirmation');
  const [token] = new URLSearchParams(new URL(address, origin).search).values();
  const query = 'mutation ($token: String!) { confirmEmail(token: $token) { __typename } }';
  const answer = await request.post(`${origin}/graphql`, { data: { query, variables: { token } } });
  expect((await answer.json()).data.confirmEmail).toEqual({ __typename: 'MessagePayload' });
}
