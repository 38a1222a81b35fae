import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ buildDirectory: join(import.meta.dirname, '../../dist') });
});
afterAll(() => app.close());

/** Parameters that open one thing, so that each of their values is a page of its own. The others narrow a list. */
const items = ['job', 'doc', 'item', 'article'];

function pageOf({ pathname, searchParams }: URL): string {
  const opened = [...searchParams].filter(([name]) => items.includes(name));
  return pathname + (opened.length > 0 ? `?${new URLSearchParams(opened)}` : '');
}

interface FoundLink {
  readonly on: string;
  readonly address: URL;
}

/** The addresses of this site in a page's links and forms. */
function linksOf(html: string, on: string): FoundLink[] {
  const here = new URL(on, 'https://here.example');
  const tags = html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g);
  return [...tags]
    .map(([, address = '']) => ({ on, address: new URL(address.replaceAll('&amp;', '&'), here) }))
    .filter(({ address }) => address.host === here.host);
}

/** Every article of the help center: no page links to all of them at once. */
async function helpArticles(): Promise<string[]> {
  const rows = await app.db.selectFrom('help_article').select('slug').orderBy('position').execute();
  return rows.map(({ slug }) => `/help-center?article=${slug}`);
}

/** Of headings of sections, and of the sections that are made by a component. */
const sectionIds = /<(?:h[23] (?:ref=\{\w+\} )?|(?:Growing|Paged)Section\s+)id="([^"]+)"/g;

/** The sections that the account page has for a signed-in user, which no server renders. */
async function accountSections(): Promise<string[]> {
  const sections: string[] = [];
  for await (const file of glob(
    'client/{account-page,accounts,alerts,contact,equipment,jobs,news,organisations,training}/**/*.tsx',
  )) {
    for (const [, id = ''] of (await readFile(file, 'utf8')).matchAll(sectionIds)) sections.push(id);
  }
  return sections;
}

/** The pages that mails lead to: every address that the schema puts together from the origin of the portal. */
async function pagesInMails(): Promise<string[]> {
  const pages = new Set<string>();
  for await (const file of glob('schema/**/*.ts')) {
    for (const [, page = ''] of (await readFile(file, 'utf8')).matchAll(/origin\}(\/[^`?#$]*)/g)) pages.add(page);
  }
  // A webinar's file for calendars has an identifier in its address, and the feed of a saved search a token.
  pages.delete('/calendar/');
  pages.delete('/feeds/searches/');
  // To a visitor who is no operator there is no such page.
  pages.delete('/operations');
  return [...pages].toSorted();
}

test('every link of every mail leads to a page', async () => {
  const pages = await pagesInMails();
  expect(pages).toEqual(expect.arrayContaining(['/account', '/equipment', '/staff-portal']));
  const answers = await Promise.all(pages.map((url) => app.server.inject({ url, headers: { accept: 'text/html' } })));
  expect(pages.filter((_, index) => (answers[index]?.statusCode ?? 500) >= 400)).toEqual([]);
});

test('every link of every page leads to a page, and to a section that is there', async () => {
  const links: FoundLink[] = [];
  const dead = new Set<string>();
  const bodies = new Map<string, string>();
  const waiting = ['/', ...(await helpArticles())];
  const ofAccount = await accountSections();
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    const { statusCode, headers, body } = await app.server.inject({ url, headers: { accept: 'text/html' } });
    bodies.set(url, body);
    if (statusCode >= 400) dead.add(url);
    const found = /^text\/html/.test(String(headers['content-type'])) ? linksOf(body, url) : [];
    links.push(...found);
    const targets = new Set(found.map(({ address }) => pageOf(address)));
    waiting.push(...[...targets].filter((target) => !bodies.has(target) && !waiting.includes(target)));
  }
  const isSection = ({ pathname }: URL, page: string, id: string) =>
    bodies.get(page)?.includes(` id="${id}"`) || (pathname === '/account' && ofAccount.includes(id));
  const lost = ({ address }: FoundLink) =>
    dead.has(pageOf(address)) || (address.hash !== '' && !isSection(address, pageOf(address), address.hash.slice(1)));
  const reports = links.filter(lost).map(({ on, address }) => `${on} leads to ${pageOf(address)}${address.hash}`);
  expect([...new Set(reports)]).toEqual([]);
  expect([...bodies.keys()]).toEqual(
    expect.arrayContaining(['/staff-portal', '/news', '/privacy-policy', '/help-center']),
  );
});
