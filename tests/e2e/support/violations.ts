import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { LOOK } from '../../accessibility/run-of.ts';
import { settled } from './settled.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails where axe finds something on the page as it is, once nothing moves any more but what never ends.
 *
 * @param within a selector of the part to look at: a dialog that covers the page leaves no heading of the page itself.
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  await settled(page);
  // What passes is not described, and there are no frames to look into: a fifth of the time.
  const builder = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  // Read out of the report of a run by `npm run accessibility:record`.
  const look = {
    address: new URL(page.url()).pathname,
    width: page.viewportSize()?.width,
    problems: violations.length,
  };
  test.info().annotations.push({ type: LOOK, description: JSON.stringify(look) });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
