import { expect, type Page } from 'playwright/test';

/** Nothing makes the page wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (node) => node.getBoundingClientRect().right > width + 1 && node.scrollWidth > 0,
    );
    return document.documentElement.scrollWidth > width ? culprits.map((node) => node.outerHTML.slice(0, 120)) : [];
  });
  expect(tooWide).toEqual([]);
}

/** Tables whose rows are stacked in a narrow window are tables to assistive technology still. */
export async function expectTablesAsRead(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const read = nodes.filter(({ role }) => ['cell', 'columnheader', 'rowheader'].includes(String(role?.value)));
  expect(read.length).toBe(await page.locator('td, th').count());
  await session.detach();
}
