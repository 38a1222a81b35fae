import type { GraphiQLProps } from 'graphiql';

type PlaygroundStorage = NonNullable<GraphiQLProps['storage']>;

/** GraphiQL puts this before each of its keys. */
const namespace = 'graphiql:';
const queryLists = [`${namespace}queries`, `${namespace}favorites`];
const jsonKeys = [`${namespace}tabState`, ...queryLists];

/** A text of GraphQL or JSON, finished or not. */
const text = /"""(?:[^"\\]|\\.|"(?!""))*(?:"""|$)|"(?:[^"\\\n]|\\.)*"?/s.source;
/** The name of a password or a token before its value, in a query or in variables. */
const secretName = /\b\w*(?:password|token)"?\s*:\s*/.source;
const secret = new RegExp(`(${secretName})(?:${text})`, 'gis');
/** The variable that a query hands to a password or a token, whatever it is called. */
const secretVariable = new RegExp(`${secretName}\\$(\\w+)`, 'gi');

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
      const query = key === `${namespace}variables` ? storage.getItem(`${namespace}query`) : undefined;
      storage.setItem(key, jsonKeys.includes(key) ? withoutSecretsInside(key, value) : withoutSecrets(value, query));
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
  return JSON.stringify(JSON.parse(json), function withoutSecretsOf(this: { readonly query?: unknown }, key, value) {
    if (key === 'headers' && queryLists.includes(storageKey)) return undefined;
    if (typeof value !== 'string') return value;
    const query = key === 'variables' && typeof this.query === 'string' ? this.query : undefined;
    return withoutSecrets(value, query);
  });
}

/** The text of an editor without the secrets in it; of variables also without those that their query says are secret. */
function withoutSecrets(editorText: string, query: string | null | undefined): string {
  const names = [...(query ?? '').matchAll(secretVariable)].map(([, name]) => name);
  return names.reduce<string>(
    (remaining, name) => remaining.replace(new RegExp(`("${name}"\\s*:\\s*)(?:${text})`, 'gs'), '$1""'),
    editorText.replace(secret, '$1""'),
  );
}
