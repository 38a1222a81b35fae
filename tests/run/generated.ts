import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Makes everything that is generated anew in a copy of the project and compares: the checkout stays as it is, and no
// git is needed.
const sources = ['client', 'schema', 'server', 'migrations', 'tests', 'codegen.ts', 'package.json', 'tsconfig.json'];
const generators = ['tables', 'schema', 'codegen', 'changes:record'];

const project = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'generated-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const name of sources) {
  cpSync(join(project, name), join(copy, name), { recursive: true });
}
symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));

for (const script of generators) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', script], { cwd: copy, encoding: 'utf8' });
  if (status !== 0) {
    console.error(`npm run ${script} failed:\n${stdout}${stderr}`);
    process.exit(1);
  }
}

const stale = filesOf(copy).filter((file) => contentOf(project, file) !== contentOf(copy, file));
const orphans = filesOf(project).filter((file) => file.includes('.generated.') && contentOf(copy, file) === undefined);
for (const file of stale) {
  console.error(`${file} is not what its source says: run npm run ${generators.join(', npm run ')}, in this order.`);
}
for (const file of orphans) {
  console.error(`${file} has no source any more: delete it.`);
}
process.exit(stale.length + orphans.length > 0 ? 1 : 0);

function filesOf(root: string): string[] {
  const folders = sources.filter((name) => !name.includes('.'));
  return globSync(`{${folders.join(',')}}/**/*.{ts,tsx,graphql,generated.txt}`, { cwd: root });
}

function contentOf(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
