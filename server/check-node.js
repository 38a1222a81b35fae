import { readFileSync } from 'node:fs';

// Plain JavaScript, so that an older Node can read it and say what is wrong instead of failing on the first type.
const least = '24.7';
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  const { productName } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  console.error(
    `${productName} needs Node ${least} or newer and this is Node ${process.versions.node}: start it with npm, which brings its own.`,
  );
  process.exit(1);
}
