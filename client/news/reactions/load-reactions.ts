import { notify } from '../../ui/notify.ts';

/** Fetches what sends reactions to an article, once a reader uses it. Where it cannot be fetched, a notice says so. */
export async function loadReactions(failure: string) {
  return import('./react.ts').catch(() => {
    notify({ title: failure, text: 'Reload the page to try again.', tone: 'error' });
  });
}
