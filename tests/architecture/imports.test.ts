import { expect, test } from 'vitest';
import { type Import, type SourceFile, sourceFiles } from './source-files.ts';

/** What each folder may import of the others, and of packages. */
const directions: Record<string, { folders: RegExp; packages: RegExp }> = {
  client: { folders: /^client\//, packages: /^(?!node:|kysely|fastify|pg$|@electric-sql)/ },
  schema: {
    folders: /^schema\//,
    packages:
      /^(diff|ipaddr\.js|kysely|graphql|libphonenumber-js\/min|lru-cache|@pothos\/[\w-]+|node:(async_hooks|crypto|util|zlib))$/,
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

for (const layer of ['schema', 'client', 'server']) {
  test(`in ${layer}/ no two folders side by side import each other, nor do any in a circle`, () => {
    const imported = importsBetweenFolders(sourceFiles(`${layer}/*/**/*.{ts,tsx,js}`, { withGenerated: true }));
    expect(imported.size).toBeGreaterThan(10);
    expect([...imported.keys()].flatMap((folder) => circleFrom(folder, imported) ?? [])).toEqual([]);
  });
}

test('a circle of folders is found, also below other folders, and a folder and its own subfolder make none', () => {
  const file = (path: string, ...targets: string[]) => ({ path, imports: targets.map((target) => ({ target })) });
  const imported = importsBetweenFolders([
    file('schema/jobs/pay/pay.ts', 'schema/jobs/jobs.ts', 'schema/jobs/search/towns.ts', 'schema/places/place.ts'),
    file('schema/jobs/search/deep/words.ts', 'schema/jobs/postings/draft.ts', 'schema/jobs/search/towns.ts'),
    file('schema/jobs/postings/draft.ts', 'schema/jobs/pay/least.ts'),
    file('schema/jobs/jobs.ts', 'schema/jobs/pay/pay.ts', 'schema/transaction.ts'),
  ]);
  expect([...imported.keys()].map((folder) => circleFrom(folder, imported))).toEqual([
    'schema/jobs/pay -> schema/jobs/search -> schema/jobs/postings -> schema/jobs/pay',
    undefined,
    'schema/jobs/search -> schema/jobs/postings -> schema/jobs/pay -> schema/jobs/search',
    'schema/jobs/postings -> schema/jobs/pay -> schema/jobs/search -> schema/jobs/postings',
  ]);
});

type FolderImports = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folders each folder imports of those that stand beside it: what a folder holds counts as its own. */
function importsBetweenFolders(
  files: readonly { readonly path: string; readonly imports: readonly Pick<Import, 'target'>[] }[],
): FolderImports {
  const imported = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    for (const { target } of imports) {
      const [from, to] = foldersSideBySide(path, target) ?? [];
      if (from && to) imported.set(from, (imported.get(from) ?? new Set()).add(to));
    }
  }
  return imported;
}

/** The two folders that hold two files and stand in the same one; none if one of the files stands there itself. */
function foldersSideBySide(path: string, target: string): [string, string] | undefined {
  const [from, to] = [path.split('/'), target.split('/')];
  const depth = from.findIndex((name, index) => name !== to[index]);
  if (depth < 1 || depth >= Math.min(from.length, to.length) - 1) return undefined;
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
}

/** The shortest way from a folder back to itself. */
function circleFrom(folder: string, imported: FolderImports): string | undefined {
  const ways = [[folder]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of imported.get(way.at(-1) ?? '') ?? []) {
      if (next === folder) return [...way, next].join(' -> ');
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
