import { vi } from 'vitest';

export const origin = 'https://portal.example';

/** The address of what a cache is asked for. */
function addressOf(asked: RequestInfo | URL): string {
  const url = typeof asked === 'string' || asked instanceof URL ? asked : asked.url;
  return new URL(url, origin).href;
}

/** Keeps answers in the order in which they were put, as browsers do. */
class CacheStandIn {
  readonly kept = new Map<string, Response>();
  async match(asked: RequestInfo | URL) {
    return this.kept.get(addressOf(asked))?.clone();
  }
  async put(asked: RequestInfo | URL, response: Response) {
    this.kept.set(addressOf(asked), response);
  }
  async delete(asked: RequestInfo | URL) {
    return this.kept.delete(addressOf(asked));
  }
  async keys() {
    return [...this.kept.keys()].map((url) => ({ url }) as Request);
  }
  async addAll(asked: (RequestInfo | URL)[]) {
    const answers = await Promise.all(asked.map(async (one) => [one, await fetch(one as Request)] as const));
    if (answers.some(([, answer]) => !answer.ok)) throw new TypeError('Request failed');
    for (const [one, answer] of answers) await this.put(one, answer);
  }
}

/**
 * Stands in for the caches of a browser, and for requests by a path alone. Answers what is kept: paths by the name of their
 * cache.
 */
export function standInForCaches(): () => Record<string, string[]> {
  const all = new Map<string, CacheStandIn>();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = all.get(name) ?? new CacheStandIn();
      all.set(name, cache);
      return cache;
    },
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
    match: async (asked: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, cache] of all) {
        const found = cacheName === undefined || cacheName === name ? await cache.match(asked) : undefined;
        if (found) return found;
      }
      return undefined;
    },
  });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(new URL(addressOf(input)), init);
      }
    },
  );
  return () =>
    Object.fromEntries(
      [...all].map(([name, { kept }]) => [name, [...kept.keys()].map((url) => url.slice(origin.length))]),
    );
}

/** Answers a page, in the words that the server's have where they matter. */
export function pageAnswer(text = '', headers: Record<string, string> = {}): Response {
  const html = `<!doctype html>\n<html lang="en-GB"><head><script src="/assets/page-1.js"></script></head>${text}</html>`;
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers },
  });
}
