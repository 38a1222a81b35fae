import type { GraphiQLProps } from 'graphiql';

type PlaygroundStorage = NonNullable<GraphiQLProps['storage']>;

/** GraphiQL puts this before each of its keys. */
const namespace = 'graphiql:';
const queryLists = [`${namespace}queries`, `${namespace}favorites`];

/**
 * The browser's storage for GraphiQL's tabs, history and settings, less the request headers: they may hold a token, and
 * GraphiQL's history would keep them for good whatever `shouldPersistHeaders` says.
 */
export function storageWithoutHeaders(storage: Storage): PlaygroundStorage {
  const keys = () => Object.keys(storage).filter((key) => key.startsWith(namespace));
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      if (key === `${namespace}headers`) return;
      storage.setItem(key, queryLists.includes(key) ? withoutHeaders(value) : value);
    },
    removeItem: (key) => storage.removeItem(key),
    clear: () => {
      for (const key of keys()) storage.removeItem(key);
    },
    get length() {
      return keys().length;
    },
  };
}

function withoutHeaders(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value) => (key === 'headers' ? undefined : value));
}
