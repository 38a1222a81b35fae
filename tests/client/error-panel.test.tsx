import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../client/ui/Button.tsx';
import { ErrorPanel } from '../../client/ui/ErrorPanel.tsx';

type Element = ReactElement<{ children?: unknown; onClick?: () => void; 'aria-disabled'?: boolean }>;

function retryButton(busy: boolean, onRetry: () => void) {
  const panel: Element = ErrorPanel({ title: 'Jobs could not be loaded', message: 'Request timeout', busy, onRetry });
  const button = (panel.props.children as Element[]).find(({ type }) => type === Button);
  if (!button) throw new Error('The panel has no button');
  return button.props;
}

test('a panel that is busy stays in reach and does not try once more', () => {
  const onRetry = vi.fn();
  const busy = retryButton(true, onRetry);
  busy.onClick?.();
  expect([busy['aria-disabled'], onRetry.mock.calls]).toEqual([true, []]);
  retryButton(false, onRetry).onClick?.();
  expect(onRetry).toHaveBeenCalledTimes(1);
});
