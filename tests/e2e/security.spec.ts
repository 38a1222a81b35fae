import { expect, test } from './support/test.ts';

const addresses = ['/', '/staff-portal', '/staff-portal?q=%3Cscript%3E&urgency=high', '/nowhere', '/graphql'];

for (const address of addresses) {
  test(`${address} is served with a strict policy and keeps to it`, async ({ request }) => {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(policy).not.toContain('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    const html = await answer.text();
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) {
      expect(attributes).toMatch(/src="\/|type="application\/(ld\+)?json"/);
    }
  });
}

test.describe('a script that gets into the page', () => {
  test.use({ expectedInConsole: /^Executing inline script violates/ });

  test('does not run, because the policy stops it', async ({ page, open }) => {
    await open('/staff-portal');
    const isStopped = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(true));
          const script = document.createElement('script');
          script.textContent = 'window.intruder = true';
          document.body.append(script);
        }),
    );
    expect(isStopped).toBe(true);
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
});
