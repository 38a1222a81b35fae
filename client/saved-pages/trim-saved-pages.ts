import { SIZE_HEADER } from './saved-copy.ts';

/** How many pages are kept, and how many bytes of them. What they share, the built files, is bounded by the release. */
const MOST_PAGES = 30;
const MOST_BYTES = 3_000_000;

/** Deletes the pages that were read longest ago until the others are few and small enough. */
export async function trim(cache: Cache): Promise<void> {
  let pages = 0;
  let bytes = 0;
  for (const request of (await cache.keys()).toReversed()) {
    const size = (await cache.match(request, { ignoreVary: true }))?.headers.get(SIZE_HEADER);
    // A built file has no such header.
    if (size === undefined || size === null) continue;
    pages += 1;
    bytes += Number(size);
    if (pages > MOST_PAGES || bytes > MOST_BYTES) await cache.delete(request, { ignoreVary: true });
  }
}
