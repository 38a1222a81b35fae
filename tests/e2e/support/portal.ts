import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { openDatabase } from '../../../server/database/driver/open.ts';
import { createAccount } from '../../factories/account.ts';
import { loopbackClient } from '../../support/loopback-provider.ts';
import { advertisedJobId, employerEmail } from './advertised-job.ts';
import { closedJobId } from './closed-job.ts';
import { keepOperator } from './keep-operator.ts';
import { withdrawnProductId } from './withdrawn-product.ts';

// The built portal on an embedded database of its own, which goes with it:
//   node tests/e2e/support/portal.ts --port 4340 [--generated 60] [--issuer http://127.0.0.1:4341]
// With --generated it has so many generated rows of each catalogue besides the sample ones; the first generated job and
// product are closed, and one job is a verified account's and applied for on the portal. With --issuer people sign in
// with Google there, and cannot reach LinkedIn.
/** Of the log's levels; what is below is not shown. */
const WARNING = 40;
const option = { type: 'string' } as const;
const options = { port: option, generated: option, issuer: option };
const { port = '', generated, issuer } = parseArgs({ options }).values;
// The port in its name leads the tests to the mails of this portal, so none that was killed may have left the same name.
for (const left of globSync(`portal-${port}-*`, { cwd: tmpdir() })) {
  rmSync(join(tmpdir(), left), { recursive: true, force: true });
}
const dataDirectory = mkdtempSync(join(tmpdir(), `portal-${port}-`));
process.on('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));

// Nothing else of the environment, which may name a database or an origin.
const { PATH, HOME } = process.env;
/** People sign in with Google; LinkedIn is set up, and not reached. */
const providers = issuer && {
  GOOGLE_CLIENT_ID: loopbackClient.id,
  GOOGLE_CLIENT_SECRET: loopbackClient.secret,
  OIDC_GOOGLE_ISSUER: issuer,
  LINKEDIN_CLIENT_ID: loopbackClient.id,
  LINKEDIN_CLIENT_SECRET: loopbackClient.secret,
  OIDC_LINKEDIN_ISSUER: 'http://127.0.0.1:1',
};
// All tests come from one network, whose limits are tested elsewhere.
const env = {
  PATH,
  HOME,
  DATA_DIR: dataDirectory,
  PORT: port,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  RATE_LIMITS: 'off',
  WEBHOOK_LOOPBACK: 'on',
  ...providers,
};
if (generated) {
  const counts = ['--jobs', '--documents', '--equipment', '--articles'].flatMap((kind) => [kind, generated]);
  const seeded = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/cli/seed.ts', ...counts],
    { env, stdio: 'inherit' },
  );
  if (seeded.status !== 0) {
    process.exit(1);
  }
  await closeOneOfEach();
}
const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/start.js'], {
  env,
  stdio: ['inherit', 'pipe', 'inherit'],
});
createInterface({ input: server.stdout }).on('line', (line) => {
  const { level, msg } = JSON.parse(line);
  if (level >= WARNING) {
    console.log(line);
  }
  if (msg === 'started') {
    keepOperator(`http://127.0.0.1:${port}`, dataDirectory).catch((error: unknown) => {
      console.error('The first operator could not be given a password.', error);
      server.kill('SIGTERM');
    });
  }
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));

async function closeOneOfEach(): Promise<void> {
  const { db, close } = await openDatabase({ dataDirectory });
  await db
    .updateTable('job')
    .set({ id: closedJobId, closed_at: new Date().toISOString() })
    .where('reference', '=', 'B0001-26-0000001')
    .execute();
  await db
    .updateTable('equipment')
    .set({ id: withdrawnProductId, withdrawn_at: new Date().toISOString() })
    .where('reference', '=', 'BULK-0000001')
    .execute();
  await advertiseOne(db);
  await close();
}

/** Of a kind of which no test compares the number of applications. */
async function advertiseOne(db: Kysely<DB>): Promise<void> {
  const { id, employer_id } = await db
    .selectFrom('job')
    .select(['id', 'employer_id'])
    .where('urgency', '=', 'low')
    .where('type', '<>', 'permanent')
    .where('search_text', 'not like', '%nurse%')
    .where('closed_at', 'is', null)
    .orderBy('reference', 'desc')
    .executeTakeFirstOrThrow();
  const { name: organization } = await db
    .selectFrom('employer')
    .select('name')
    .where('id', '=', employer_id)
    .executeTakeFirstOrThrow();
  const { id: owner_id } = await createAccount(db, { email: employerEmail, access: 'verified' }, { organization });
  await db.updateTable('job').set({ id: advertisedJobId, owner_id, apply_url: null }).where('id', '=', id).execute();
}
