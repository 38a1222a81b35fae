import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserLaunch } from '../e2e/support/browser.ts';
import { writeIco } from './ico.ts';
import { type Picture, pictures, tabIcon } from './pictures.ts';

// Draws the share picture and the icons anew from the identity, into client/public, where they are committed:
//   npm run identity
const root = join(import.meta.dirname, '../..');
const publicFiles = join(root, 'client/public');

const browser = await chromium.launch(await browserLaunch(join(root, '.cache')));
try {
  for (const [name, picture] of Object.entries(pictures())) {
    writeFileSync(join(publicFiles, name), await drawn(browser, picture));
  }
  const icons = [];
  for (const size of [16, 32, 48]) icons.push({ size, png: await drawn(browser, tabIcon(size)) });
  writeFileSync(join(publicFiles, 'favicon.ico'), writeIco(icons));
} finally {
  await browser.close();
}

async function drawn(window: Browser, { width, height, html }: Picture): Promise<Buffer> {
  const page = await window.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
