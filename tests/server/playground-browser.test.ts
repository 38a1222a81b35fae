import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { openingTab } from '../../server/playground/opening.ts';
import { describeOperations, onlyOperation } from '../../server/playground/operations.ts';
import { storageWithoutSecrets } from '../../server/playground/storage.ts';

const schema = buildSchema('type Query { a: Int b: Int }');
const document = `# The file.

# Asks for a,
# with a fragment.
query A { ...Part }
query B { b }

fragment Part on Query { a }
`;

describe('operations', () => {
  it('takes the comment directly above an operation as its explanation', () => {
    expect(describeOperations(document)).toEqual([
      { name: 'A', explanation: 'Asks for a, with a fragment.' },
      { name: 'B', explanation: '' },
    ]);
  });

  it('keeps the chosen operation with its fragments, each on its own line', () => {
    const kept = onlyOperation(document, 'A');
    expect(kept.split('\n')[4]).toBe('query A { ...Part }');
    expect(kept).not.toContain('query B');
    expect(kept.length).toBe(document.length);
    expect(validate(schema, parse(kept))).toEqual([]);
  });

  it('drops a fragment that the chosen operation does not use', () => {
    expect(validate(schema, parse(onlyOperation(document, 'B')))).toEqual([]);
  });

  it.each([['{ a'], ['{ a }'], ['query Other { a }']])('leaves %s to the graph', (query) => {
    expect(onlyOperation(query, 'A')).toBe(query);
    expect(onlyOperation(query, null)).toBe(query);
  });
});

describe('the tab that is open first', () => {
  const ready = [{ query: '{ ready }', variables: null }];
  const stored = JSON.stringify({
    activeTabIndex: 1,
    tabs: [
      { query: '{ one }', variables: null },
      { query: '{ two }', variables: '{"n":1}' },
    ],
  });

  it('is that of the address, then that of the last visit, then the first ready one', () => {
    const shared = new URLSearchParams({ query: '{ shared }', variables: '{}' });
    expect(openingTab(shared, stored, ready)).toEqual({ query: '{ shared }', variables: '{}' });
    expect(openingTab(new URLSearchParams(), stored, ready)).toMatchObject({ query: '{ two }', variables: '{"n":1}' });
    expect(openingTab(new URLSearchParams(), null, ready)).toEqual(ready[0]);
  });

  it.each(['', 'null', '[]', '{"tabs":3}', '{"tabs":[],"activeTabIndex":0}'])(
    'survives %j in the storage',
    (broken) => {
      expect(openingTab(new URLSearchParams(), broken, ready)).toEqual(ready[0]);
    },
  );
});

describe('the storage of the playground', () => {
  it('keeps queries and variables and never a header', () => {
    const values = new Map<string, string>();
    const storage = storageWithoutSecrets({
      ...emptyStorage,
      setItem: (key, value) => void values.set(key, value),
    });
    const item = { query: '{ a }', variables: '{"headers":1}', headers: '{"authorization":"Bearer secret"}' };
    storage.setItem('graphiql:queries', JSON.stringify({ queries: [item] }));
    storage.setItem('graphiql:favorites', JSON.stringify({ favorites: [item] }));
    storage.setItem('graphiql:headers', item.headers);
    expect([...values.keys()]).toEqual(['graphiql:queries', 'graphiql:favorites']);
    expect([...values.values()].join()).not.toContain('secret');
    expect(JSON.parse(values.get('graphiql:queries') ?? '')).toEqual({
      queries: [{ query: '{ a }', variables: '{"headers":1}' }],
    });
  });

  it.each([
    ['{ "email": "a@example.com", "password": "secret" }', '{ "email": "a@example.com", "password": "" }'],
    ['{"refreshToken":"half a sec', '{"refreshToken":""'],
    ['{"newPassword": "a \\"secret\\" one"}', '{"newPassword": ""}'],
    [
      'mutation { signIn(email: "a", password: "secret") { a } }',
      'mutation { signIn(email: "a", password: "") { a } }',
    ],
    [
      'mutation { signIn(email: "a", password: """a "secret" one\n""") { a } }',
      'mutation { signIn(email: "a", password: "") { a } }',
    ],
    ['mutation { signIn(password: """half a sec', 'mutation { signIn(password: ""'],
    ['query A($token: String!) { accessToken }', 'query A($token: String!) { accessToken }'],
  ])('keeps %s as %s, wherever it stands', (text, kept) => {
    const values = new Map<string, string>();
    const storage = storageWithoutSecrets({
      ...emptyStorage,
      setItem: (key, value) => void values.set(key, value),
    });
    const tab = { id: '1', query: text, variables: text, headers: null };
    storage.setItem('graphiql:variables', text);
    storage.setItem('graphiql:query', text);
    storage.setItem('graphiql:tabState', JSON.stringify({ activeTabIndex: 0, tabs: [tab] }));
    expect([values.get('graphiql:variables'), values.get('graphiql:query')]).toEqual([kept, kept]);
    expect(JSON.parse(values.get('graphiql:tabState') ?? '')).toEqual({
      activeTabIndex: 0,
      tabs: [{ ...tab, query: kept, variables: kept }],
    });
  });

  it('keeps no variable that a query hands to a password, whatever it is called', () => {
    const values = new Map<string, string>();
    const storage = storageWithoutSecrets({
      ...emptyStorage,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    });
    const query = 'mutation A($e: String!, $p: String!) { signIn(email: $e, password: $p) { a } }';
    const tab = { query, variables: '{ "e": "a@example.com", "p": "secret" }' };
    const kept = { query, variables: '{ "e": "a@example.com", "p": "" }' };
    storage.setItem('graphiql:query', query);
    storage.setItem('graphiql:variables', tab.variables);
    storage.setItem('graphiql:tabState', JSON.stringify({ tabs: [tab] }));
    expect(values.get('graphiql:variables')).toBe(kept.variables);
    expect(JSON.parse(values.get('graphiql:tabState') ?? '')).toEqual({ tabs: [kept] });
  });
});

const emptyStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};
