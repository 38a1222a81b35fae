import { expect, test } from 'vitest';
import { type Import, type SourceFile, sourceFiles } from './source-files.ts';

/** What each folder may import of the others, and of packages. */
const directions: Record<string, { folders: RegExp; packages: RegExp }> = {
  client: { folders: /^client\//, packages: /^(?!node:|kysely|fastify|pg$|@electric-sql)/ },
  schema: { folders: /^schema\//, packages: /^(kysely|graphql|lru-cache|@pothos\/[\w-]+|node:(async_hooks|crypto))$/ },
  server: { folders: /^(server|schema)\/|^package\.json$/, packages: /^(?!@apollo\/client|react-router)/ },
  migrations: { folders: /^migrations\//, packages: /^kysely$/ },
};

/** Writes the printed schema; no part of the domain. */
const printer = 'schema/print.ts';

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

function findings(files: readonly SourceFile[], find: (file: SourceFile) => readonly string[]): string[] {
  return files.flatMap((file) => find(file).map((finding) => `${file.path}: ${finding.trim()}`));
}
