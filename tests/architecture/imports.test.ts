import { expect, test } from 'vitest';
import { type Import, type SourceFile, sourceFiles } from './source-files.ts';

/** What each folder may import of the others, and of packages. */
const directions: Record<string, { folders: RegExp; packages: RegExp }> = {
  client: { folders: /^client\//, packages: /^(?!node:|kysely|fastify|pg$|@electric-sql)/ },
  schema: {
    folders: /^schema\//,
    packages: /^(diff|kysely|graphql|lru-cache|@pothos\/[\w-]+|node:(async_hooks|crypto))$/,
  },
  server: { folders: /^(server|schema)\/|^package\.json$/, packages: /^(?!@apollo\/client|react-router)/ },
  migrations: { folders: /^migrations\//, packages: /^kysely$/ },
};

/** Writes the printed schema; no part of the domain. */
const printer = 'schema/print.ts';

/** Run what others hand them: a compiled query, a transaction, an operation of the graph, the text of a new migration. */
const statementRunners = new Set([
  'schema/queries/prepared-query.ts',
  'schema/transaction.ts',
  'server/http/pages.ts',
  'server/cli/make-migration.ts',
]);

/** Where Kysely sends a statement to the database, or a query is made that does. */
function statementsRunIn({ code }: Pick<SourceFile, 'code'>): string[] {
  return (
    code.match(/\.execute(?:TakeFirst|TakeFirstOrThrow|Query)?\s*[<(].*|\.stream\s*[<(].*|\bpreparedQuery[<(].*/g) ?? []
  );
}

for (const [folder, { folders, packages }] of Object.entries(directions)) {
  test(`${folder}/ imports only what it may`, () => {
    const files = sourceFiles(`${folder}/**/*.{ts,tsx,js}`).filter(({ path }) => path !== printer);
    expect(files.length).toBeGreaterThan(0);
    const isAllowed = ({ target, isPackage }: Import) => (isPackage ? packages : folders).test(target);
    expect(
      findings(files, (file) => file.imports.filter((one) => !isAllowed(one)).map(({ target }) => target)),
    ).toEqual([]);
  });
}

test('in schema/ neither types, services nor rules write SQL', () => {
  const files = sourceFiles('schema/**/*.ts').filter(
    ({ path, imports }) =>
      /\.(service|policy|mutations|messages)\.ts$/.test(path) ||
      imports.some(({ target }) => target === 'schema/builder.ts'),
  );
  expect(files.length).toBeGreaterThan(5);
  const values = (file: SourceFile) =>
    file.imports.filter(({ target, isTypeOnly }) => target === 'kysely' && !isTypeOnly).map(({ names }) => names);
  expect(findings(files, values)).toEqual([]);
});

test('in schema/ only *.queries.ts run statements, in server/ only what loads data and counts attempts', () => {
  const allowed = /^schema\/.*\.queries\.ts$|^server\/(?:database|limits)\//;
  const files = sourceFiles('{schema,server}/**/*.ts').filter(
    ({ path }) => !allowed.test(path) && !statementRunners.has(path),
  );
  expect(findings(files, statementsRunIn)).toEqual([]);
});

test('what runs statements is recognised however it is written', () => {
  const ways = [
    'db.selectFrom("job").execute()',
    'sql<{ a: string }>`select 1`.execute(\n  db)',
    'query.executeTakeFirstOrThrow()',
    'db.executeQuery<Row>(compiled)',
    'query\n    .stream(100)',
    'preparedQuery<Shape, Record<string, () => void>, Row>((db) => db)',
  ];
  expect(ways.filter((code) => statementsRunIn({ code }).length === 0)).toEqual([]);
});

test('the environment is read in server/config.ts alone', () => {
  const files = sourceFiles('{client,server,schema,migrations}/**/*.{ts,tsx,js}');
  // Handing all of it to that module is not reading it.
  const reads = (file: SourceFile) => file.code.match(/.*process\.env(?!\);?$).*/gm) ?? [];
  expect(findings(files, reads)).toEqual([]);
});

test('no file only hands on what others define', () => {
  const reExports = (file: SourceFile) => file.code.match(/^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s+from.*$/gm) ?? [];
  expect(findings(sourceFiles('{client,server,schema,migrations,tests}/**/*.{ts,tsx}'), reExports)).toEqual([]);
});

test('a registry names each module once', () => {
  const repeated = ({ code }: SourceFile) => {
    const lines: readonly string[] = code.match(/^import '[^']+';$/gm) ?? [];
    return lines.filter((line, index) => lines.indexOf(line) < index);
  };
  expect(findings(sourceFiles('{client,server,schema}/**/*.{ts,tsx}'), repeated)).toEqual([]);
});

function findings(files: readonly SourceFile[], find: (file: SourceFile) => readonly string[]): string[] {
  return files.flatMap((file) => find(file).map((finding) => `${file.path}: ${finding.trim()}`));
}

test('no two folders of schema/ import each other, nor do any in a circle', () => {
  const imported = new Map<string, Set<string>>();
  for (const { path, imports } of sourceFiles('schema/*/**/*.ts')) {
    const folder = folderOf(path);
    const targets = imports.map(({ target }) => folderOf(target)).filter((target) => target !== undefined);
    imported.set(folder ?? '', new Set([...(imported.get(folder ?? '') ?? []), ...targets]));
  }
  expect(imported.size).toBeGreaterThan(10);
  const reachable = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const target of imported.get(from) ?? []) {
      if (target !== from && !seen.has(target)) {
        seen.add(target);
        reachable(target, seen);
      }
    }
    return seen;
  };
  expect([...imported.keys()].filter((folder) => reachable(folder).has(folder))).toEqual([]);
});

/** The folder of schema/ that a file is in; none for a file of schema/ itself. */
function folderOf(path: string): string | undefined {
  return /^schema\/([\w-]+)\//.exec(path)?.[1];
}
