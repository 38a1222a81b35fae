import { readFileSync } from 'node:fs';

// Plain JavaScript, so that an older Node can read it and print the problem instead of failing on the first type.
// `engines` in package.json is about npm: the Node that installs the portal may be older than the one that runs it.
const least = '24.7';
const [leastMajor, leastMinor] = least.split('.').map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  const { productName } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  console.error(
    `${productName} needs Node ${least} or newer and this is Node ${process.versions.node}: start it with npm, which brings its own.`,
  );
  process.exit(1);
}
