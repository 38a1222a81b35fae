import { createServer } from 'node:http';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { createServices } from '../../schema/services.ts';
import { databaseOver } from '../../server/database/open.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { testPorts } from '../support/test-ports.ts';
import type { LimitAnswer, Workload } from './workloads/workload.ts';
import { createWorkloads } from './workloads/workloads.ts';

/**
 * What a server on this runtime could reach at most: nothing but node:http and pg with named statements. It sends the
 * very statements of the portal, recorded at its start, and PostgreSQL itself puts their rows into JSON.
 */
const { DATABASE_URL: url = '', PORT: port } = process.env;

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const recorded = recordStatements(openPostgres({ url, poolSize: 1 }));
const db = databaseOver(recorded.runner);
const services = createServices({
  db,
  viewer: { kind: 'anonymous' },
  ports: testPorts({ now: () => new Date() }),
});
const names = new Map<string, string>();

function statement({ sql, parameters }: CompiledQuery, { fields }: Workload, size: number): Statement {
  const row =
    typeof fields === 'string'
      ? 'to_json(row)'
      : `json_build_object(${Object.entries(fields).map(([field, column]) => `'${field}', ${column}`)})`;
  const text = `select coalesce(json_agg(${row}), '[]')::text as body
    from (select * from (${sql}) as found limit ${size}) as row`;
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return { name, text, values: [...parameters] };
}

/** What the portal keeps for a while it has asked for before; of the rest, the rows come with the last statement. */
async function record(workload: Workload, { run, size }: LimitAnswer): Promise<Statement[]> {
  await run(services);
  recorded.take();
  await run(services);
  const sent = recorded.take();
  const wanted = typeof workload.fields === 'string' ? sent : sent.slice(-1);
  if (wanted.length === 0) {
    throw new Error(`No statement was sent for ${workload.description}.`);
  }
  return wanted.map((one) => statement(one, workload, size));
}

const statements = new Map<string, Statement[]>();
for (const workload of await createWorkloads(db)) {
  for (const answer of workload.limit) {
    statements.set(answer.path, await record(workload, answer));
  }
}
await db.destroy();

const pool = new pg.Pool({
  connectionString: url,
  max: 20,
  options: '-c timezone=UTC',
  application_name: 'wayline-limit',
});

const server = createServer(async (request, response) => {
  const found = statements.get(request.url ?? '');
  if (!found) {
    response.writeHead(request.url === '/health' ? 200 : 404).end();
    return;
  }
  const answers = await Promise.all(found.map((one) => pool.query<{ body: string }>(one)));
  const lists = answers.map(({ rows }) => rows[0]?.body ?? '[]');
  const body = Buffer.from(lists.length === 1 ? (lists[0] ?? '') : `[${lists.join(',')}]`);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');
