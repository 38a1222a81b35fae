import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import project from '../../../package.json' with { type: 'json' };

/** How to start the browser of the tests. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The tests meet the portal alone, so every other name is unknown to the browser and its own services are off. */
const args = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/** The system's Chromium or Chrome (or that of CHROME_PATH), else the one that comes with the packages. */
export async function browserLaunch(cacheDirectory: string): Promise<BrowserLaunch> {
  const { CHROME_PATH, ...environment } = process.env;
  const given = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value ?? '']));
  // Without a locale the browser drops names of downloads that have more letters than ASCII.
  const env = { LANG: 'C.UTF-8', ...given };
  const executablePath = CHROME_PATH ?? installed.find((path) => existsSync(path));
  if (executablePath) {
    return { executablePath, args, env };
  }
  const directory = await unpackedBrowser(cacheDirectory);
  const libraries = [join(directory, 'al2023/lib'), given['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executablePath: join(directory, 'chromium'),
    args: [...args, '--no-zygote', '--in-process-gpu', '--disable-webgl'],
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(directory, 'fonts') },
  };
}

/** Unpacked once for each version, aside first, so that an interrupted run leaves no half of a browser behind. */
async function unpackedBrowser(cacheDirectory: string): Promise<string> {
  const directory = join(cacheDirectory, `chromium-${project.devDependencies['@sparticuz/chromium']}`);
  if (existsSync(directory)) {
    return directory;
  }
  await mkdir(cacheDirectory, { recursive: true });
  const aside = await mkdtemp(join(cacheDirectory, 'unpacking-'));
  // The package unpacks into the temporary directory, and its libraries only where it believes to be on Lambda.
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
    env: { ...process.env, TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
  await writeFile(join(aside, 'fonts/fonts.conf'), fontsOf(directory));
  await rename(aside, directory).catch(() => rm(aside, { recursive: true }));
  return directory;
}

/** The package's own settings look for its fonts in /tmp, and without any font the browser crashes. */
function fontsOf(directory: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(directory, 'fonts/fonts')}</dir>
  <cachedir>${join(directory, 'fonts/cache')}</cachedir>
</fontconfig>
`;
}

const unpack = `
  import chromium from '@sparticuz/chromium';
  await chromium.executablePath();
`;
