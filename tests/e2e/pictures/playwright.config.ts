import { join } from 'node:path';
import type { PlaywrightTestConfig } from 'playwright/test';
import base from '../../../playwright.config.ts';

/** npm run screenshots: every page and state at 390 and 1280, into screenshots/. */
const config: PlaywrightTestConfig = {
  ...base,
  testDir: import.meta.dirname,
  testMatch: '*.pictures.ts',
  outputDir: join(import.meta.dirname, '../../../test-results/screenshots'),
  reporter: 'line',
  projects: (base.projects ?? []).map(({ name = '', use = {} }) => ({ name, use })),
};

export default config;
