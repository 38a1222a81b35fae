import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserLaunch } from './tests/e2e/support/browser.ts';
import { refusedCookies } from './tests/e2e/support/consent.ts';
import { portals } from './tests/e2e/support/portals.ts';
import { chooseTurn } from './tests/e2e/support/widths.ts';

const root = import.meta.dirname;
chooseTurn();
const { sample, withManyRows, toPublishIn, provider } = await portals();

export default defineConfig({
  testDir: join(root, 'tests/e2e'),
  testMatch: '**/*.spec.ts',
  // They take minutes of a processor, as their portal is started 20 times: `npm run test:killed` runs them by themselves.
  testIgnore: process.env['KILLED_SERVER'] === 'on' ? [] : '**/killed-server/**',
  outputDir: join(root, 'test-results/browser'),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/browser.json') }]],
  // On two cores some work while the others wait for a page, a mail or a clock.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Of states that are waited for: how long a busy machine may take for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: sample.origin,
    // Pages are looked at as returning visitors see them. What concerns the question begins without an answer.
    storageState: refusedCookies,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A page comes from the server, as each test has it; tests/e2e/offline lets the worker in.
    serviceWorkers: 'block',
    launchOptions: await browserLaunch(join(root, '.cache')),
    screenshot: 'only-on-failure',
  },
  // A test runs at 1280 unless its tag says @phone, @both or @either.
  projects: [
    { name: '1280', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: '390',
      grep: /@phone|@both|@either/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [provider, sample, withManyRows, toPublishIn].map(({ name, command, ready }) => ({
    name,
    command,
    cwd: root,
    url: ready,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
