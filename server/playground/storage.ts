import type { GraphiQLProps } from 'graphiql';

type PlaygroundStorage = NonNullable<GraphiQLProps['storage']>;

/** GraphiQL puts this before each of its keys. */
const namespace = 'graphiql:';
const queryLists = [`${namespace}queries`, `${namespace}favorites`];
const jsonKeys = [`${namespace}tabState`, ...queryLists];

/** A password or a token as it stands in a query or in variables, finished or not. */
const secret = /(\b\w*(?:password|token)"?\s*:\s*)"(?:[^"\\\n]|\\.)*"?/gi;

/**
 * The browser's storage for GraphiQL's tabs, history and settings, less what is good for signing in: passwords, tokens,
 * and the request headers, which GraphiQL's history would keep for good whatever `shouldPersistHeaders` says.
 */
export function storageWithoutSecrets(storage: Storage): PlaygroundStorage {
  const keys = () => Object.keys(storage).filter((key) => key.startsWith(namespace));
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      if (key === `${namespace}headers`) return;
      storage.setItem(key, jsonKeys.includes(key) ? withoutSecretsInside(key, value) : withoutSecrets(value));
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

/** Tabs and history are JSON that holds the texts of the editors. */
function withoutSecretsInside(storageKey: string, json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value) => {
    if (key === 'headers' && queryLists.includes(storageKey)) return undefined;
    return typeof value === 'string' ? withoutSecrets(value) : value;
  });
}

function withoutSecrets(text: string): string {
  return text.replace(secret, '$1""');
}
