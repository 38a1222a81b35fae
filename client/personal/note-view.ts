import { allowsPreferences } from '../consent/choice.ts';
import { forgetViews, keepView } from '../recent-views/kept-views.ts';
import { itemOf } from './item-address.ts';

/**
 * Keeps in the browser that an item was opened, where the visitor has agreed to it. The choice is read from the cookie each
 * time, as another tab may have changed it: what was kept is forgotten then.
 */
export function noteView(address: { pathname: string; search: string }, now: Date): void {
  const item = itemOf(address);
  if (!allowsPreferences()) forgetViews();
  else if (item) keepView({ ...item, at: now.toISOString() });
}
