import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { limitStatements } from './workloads/workloads.ts';

/**
 * What a server on this runtime could reach at most: nothing but node:http and pg with named statements. It takes a POST
 * with a body as the graph does, sends statements of its own for the same fields, and PostgreSQL itself puts the rows
 * into JSON.
 */
const { DATABASE_URL: url = '', PORT: port } = process.env;

const pool = new pg.Pool({
  connectionString: url,
  max: 20,
  options: '-c timezone=UTC -c jit=off',
  application_name: 'wayline-limit',
});

interface Asked {
  readonly workload: string;
  readonly values: unknown[];
}

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(request.url === '/health' ? 200 : 404).end();
    return;
  }
  const { workload, values }: Asked = JSON.parse(await text(request));
  const statements = limitStatements[workload] ?? [];
  const answers = await Promise.all(
    statements.map((statement, index) =>
      pool.query<{ body: string }>({ name: `${workload}${index}`, text: statement, values }),
    ),
  );
  const lists = answers.map(({ rows }) => rows[0]?.body ?? '[]');
  const body = Buffer.from(lists.length === 1 ? (lists[0] ?? '') : `[${lists.join(',')}]`);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');
