import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A file that a user has written, by its path below the project. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Without comments. */
  readonly code: string;
  readonly imports: readonly Import[];
}

/** One import or re-export. */
export interface Import {
  /** A path below the project, or the name of a package as it stands. */
  readonly target: string;
  readonly isPackage: boolean;
  readonly isTypeOnly: boolean;
  readonly names: string;
}

const root = join(import.meta.dirname, '../..');

/** The files that match, what is generated only where that is asked for. */
export function sourceFiles(pattern: string, { withGenerated = false } = {}): SourceFile[] {
  const others = withGenerated ? /node_modules|^dist\// : /\.generated\.|^schema\/tables\.ts$|node_modules|^dist\//;
  const paths = globSync(pattern, { cwd: root }).filter((path) => !others.test(path));
  return paths.sort().map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
    return { path, text, code, imports: importsOf(path, code) };
  });
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^'"`;]*?)\s*from\s+['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

function importsOf(path: string, code: string): Import[] {
  return [...code.matchAll(importPattern)].map(([, type, names = '', from, dynamic, bare]) => {
    const name = from ?? dynamic ?? bare ?? '';
    return {
      isPackage: !name.startsWith('.'),
      target: name.startsWith('.') ? normalize(join(dirname(path), name)) : name,
      isTypeOnly: type !== undefined || (/^\{.*\}$/s.test(names) && valuesIn(names).length === 0),
      names,
    };
  });
}

function valuesIn(names: string): string[] {
  const single = names.replaceAll(/[{}]/g, '').split(',');
  return single.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
}
