import autocannon, { type Request } from 'autocannon';
import { watchHealth } from './health-watch.ts';
import type { StartedPortal } from './started-portal.ts';

const CONNECTIONS = 50;

const graph = (query: string, variables: object = {}): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
const listed = `query ($filter: JobFilterInput) { jobs(first: 5, filter: $filter) { totalCount nodes { id title } } }`;
const lists = ['type', 'band', 'urgency'] as const;
const values = { type: ['PERMANENT', 'LOCUM'], band: ['BAND_5', 'BAND_6'], urgency: ['HIGH', 'LOW'] };

/** Requests of which none is like another, so that nothing kept of one serves the next. */
export const varieties = [
  {
    name: 'documents',
    share: 0.4,
    request: (number: number) => graph(`{ job${number}: jobs(first: 1) { nodes { id title${number}: title } } }`),
  },
  {
    name: 'list filters',
    share: 0.29,
    request: (number: number) => {
      const some = Object.fromEntries(
        lists.map((list, place) => [list, values[list].slice(0, (number >> (2 * place)) % 3)]),
      );
      const texts = { department: `department ${number}`, location: `town ${number}`, salaryMin: number % 1_000_000 };
      return graph(listed, { filter: { ...some, ...texts, search: `nurse ${number}`.padEnd(190, 'a') } });
    },
  },
  {
    name: 'REST URLs',
    share: 0.29,
    request: (number: number) => ({
      path: `/api/jobs?limit=1&search=${number}&department=${'a'.repeat(150)}${number}`,
    }),
  },
  { name: 'page URLs', share: 0.02, request: (number: number) => ({ path: `/staff-portal?search=${number}` }) },
];

export interface VarietyResult {
  readonly requests: string;
  readonly database: string;
  readonly seconds: number;
  readonly longestHealthMs: number;
  readonly longestBusyMs: number;
  readonly statuses: string;
  readonly memoryAfter: number | undefined;
}

/** Sends so many different requests of one kind. */
export async function sendVariety(
  portal: StartedPortal,
  { name, request }: (typeof varieties)[number],
  amount: number,
): Promise<VarietyResult> {
  const watch = watchHealth(portal);
  let sent = 0;
  const result = await autocannon({
    url: portal.origin,
    connections: CONNECTIONS,
    amount,
    timeout: 60,
    requests: [
      {
        setupRequest: (empty) => {
          sent += 1;
          return { ...empty, ...request(sent) };
        },
      },
    ],
  });
  const { longestMs, longestBusyMs } = await watch.stop();
  return {
    requests: `${amount} ${name}`,
    database: portal.database,
    seconds: Math.round(result.duration),
    longestHealthMs: longestMs,
    longestBusyMs,
    statuses: Object.entries(result.statusCodeStats ?? {})
      .map(([status, { count }]) => `${status}: ${count}`)
      .join(', '),
    memoryAfter: await portal.memory(),
  };
}
