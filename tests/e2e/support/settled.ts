import type { Page } from 'playwright/test';

/**
 * Waits until nothing moves any more but what never ends. On small screens a dialog stays hidden for half a second, in
 * which a keyboard may open, and comes in after that.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dialog = document.querySelector<HTMLElement>('[data-rac]:has([role="dialog"])');
    return dialog?.style.opacity !== '0' && !document.querySelector('[data-entering]');
  });
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is cancelled meanwhile has ended, too.
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
