import { expectStrictPolicy } from './support/strict-policy.ts';
import { expect, test } from './support/test.ts';

for (const address of ['/staff-portal?q=%3Cscript%3E&urgency=high', '/graphql']) {
  test(`${address} is served with a strict policy and keeps to it`, async ({ request }) => {
    await expectStrictPolicy(await request.get(address, { headers: { accept: 'text/html' } }));
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
