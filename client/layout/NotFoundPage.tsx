import type { RouteHandle } from '../navigation/route-handle.ts';
import { NotFound } from './NotFound.tsx';
import { NOT_FOUND_TITLE } from './words.ts';

export const handle: RouteHandle = { title: NOT_FOUND_TITLE, area: '' };

/** Any address that no page has. */
export function Component() {
  return <NotFound />;
}
