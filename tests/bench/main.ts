import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareAnswers } from './compare.ts';
import { dropBenchDatabases, openForWork, prepareBenchDatabase } from './databases.ts';
import { type Measurement, measure } from './measure.ts';
import { BenchError, type BenchOptions, readOptions } from './options.ts';
import { measurePages } from './pages.ts';
import { cores, pin } from './processor-time.ts';
import { signReadersIn } from './readers.ts';
import { createReport, type SizeResult } from './report.ts';
import { startLimit, startPortal } from './servers.ts';
import { createWorkloads } from './workloads/workloads.ts';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'dist/bench.json');

try {
  const options = readOptions(process.argv.slice(2), process.env['DATABASE_URL']);
  if (options.drop) {
    const dropped = await dropBenchDatabases(options.databaseUrl);
    console.log(dropped.length > 0 ? `Dropped ${dropped.join(', ')}.` : 'There was nothing to drop.');
  } else {
    await run(options);
  }
} catch (error) {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
}

async function run(options: BenchOptions): Promise<void> {
  // The portal is measured as it is served, pages and all.
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/cli/build-when-needed.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const sizes = [...options.sizes].sort((one, other) => one - other);
  const databases: { size: number; url: string }[] = [];
  for (const size of sizes) {
    databases.push({ size, url: await prepareBenchDatabase(options.databaseUrl, size, options.fresh) });
  }
  pin([process.pid], cores.others);
  const results: SizeResult[] = [];
  for (const { size, url } of databases) {
    results.push(await measureSize(size, url, options));
  }
  const report = createReport(results);
  console.log(report.markdown);
  await mkdir(join(output, '..'), { recursive: true });
  const { shares, growths, misses } = report;
  await writeFile(output, `${JSON.stringify({ measuredAt: new Date(), results, shares, growths, misses }, null, 2)}\n`);
  for (const miss of misses) {
    console.error(miss);
    process.exitCode = 1;
  }
}

async function measureSize(size: number, url: string, options: BenchOptions): Promise<SizeResult> {
  const database = await openForWork(url);
  const portal = await startPortal(url);
  try {
    const limit = await startLimit(url);
    try {
      if (!portal.isPinned) {
        console.log('The servers could not be kept to a core of their own: processor times are less exact.');
      }
      const servers = { graphql: portal, rest: portal, operation: portal, limit };
      const { origin } = portal;
      const origins = { graphql: origin, rest: origin, operation: origin, limit: limit.origin };
      const measurements: Measurement[] = [];
      for (const workload of await createWorkloads(database.db, await signReadersIn(database.db, portal))) {
        const faces = await compareAnswers(workload, origins);
        if (!faces.includes('rest')) {
          console.log(`REST does not offer the workload '${workload.name}' yet: left out.`);
        }
        console.log(`${size} jobs: ${workload.description} ...`);
        const { seconds, rounds } = options;
        measurements.push(...(await measure({ db: database.db, workload, faces, servers, seconds, rounds })));
      }
      console.log(`${size} jobs: pages ...`);
      return { size, measurements, pages: await measurePages(portal, options.seconds) };
    } finally {
      await limit.stop();
    }
  } finally {
    await portal.stop();
    await database.close();
  }
}
