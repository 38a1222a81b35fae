import { expect } from './test.ts';

/** What an answer with a page is held against. */
interface ServedPage {
  headers(): Record<string, string>;
  text(): Promise<string>;
}

/** A page is served with a strict policy, and its own markup keeps to it. */
export async function expectStrictPolicy(answer: ServedPage): Promise<void> {
  const headers = answer.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(policy).not.toContain('*');
  expect(headers['x-content-type-options']).toBe('nosniff');
  // An address with a token is told to no site at all.
  expect(['strict-origin-when-cross-origin', 'no-referrer']).toContain(headers['referrer-policy']);
  expect(headers['x-powered-by']).toBeUndefined();
  const html = await answer.text();
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) {
    expect(attributes).toMatch(/src="\/|type="application\/(ld\+)?json"/);
  }
}
