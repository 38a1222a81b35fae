import { beforeAll, expect, test, vi } from 'vitest';
import { routes } from '../../client/routes.tsx';
import project from '../../package.json' with { type: 'json' };
import { markupFindings } from '../support/markup.ts';
import { createSampleGraph } from './sample-graph.ts';

/** An address of each route, and what else the server renders of it: an opened item, a panel for browsers without scripts. */
const addresses = [
  ...routes.map(({ path }) => (path === '*' ? '/nowhere' : path)),
  '/staff-portal?q=nurse&type=permanent&band=5',
  '/staff-portal?job=1',
  '/compliance?q=guide&category=policies',
  '/compliance?document=1',
  '/equipment?q=bed&category=ppe',
  '/equipment?item=1',
  '/equipment?item=1&contact=supplier',
  '/news?q=pay',
  '/news?article=1',
  '/help-center',
  '/help-center?q=pay',
  '/help-center?article=1',
  '/equipment/safety-notices',
  '/training',
  '/training?path=1',
  '/training?certificate=1',
  '/?dialog=search',
  '/?dialog=signin',
  '/?dialog=signup',
];

beforeAll(() => {
  vi.stubGlobal('__PRODUCT_NAME__', project.productName);
});

test.each(addresses)('the markup of %s is valid', async (url) => {
  const { render } = await import('../../client/entry-server.tsx');
  const { execute } = createSampleGraph({ 'ContentEntry.key': 'equipment.live-suppliers' });
  const now = '2026-11-20T09:00:00.000Z';
  const { head, page } = await render({ url, origin: 'https://portal.example', now, toOperator: true, execute });
  const document = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">${head}</head><body><div id="root">${page}</div></body></html>`;
  expect(markupFindings(document)).toEqual([]);
});
