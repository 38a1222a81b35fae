import { deepStrictEqual } from 'node:assert/strict';
import { BenchError } from './options.ts';
import { type BenchRequest, type Face, headersOf, inAnswer, type Row, type Workload } from './workloads/workload.ts';

/** Sends one request and reads the rows of its answer; nothing if the face does not have the address. */
async function readRows(
  origin: string,
  request: BenchRequest,
  { fields }: Workload,
  rowsOf: (answer: never) => readonly Row[] | undefined,
): Promise<Row[] | undefined> {
  const { method, path, body } = request;
  const headers = headersOf(request);
  const response = await fetch(`${origin}${path}`, { method, headers, ...(body ? { body } : {}) });
  const answer: unknown = await response.json();
  if (response.status === 404) {
    return undefined;
  }
  const rows = response.ok ? rowsOf(answer as never) : undefined;
  if (!rows) {
    throw new BenchError(`${origin}${path} answered ${response.status}: ${JSON.stringify(answer).slice(0, 300)}`);
  }
  const read = (row: Row, field: string) => {
    const [whole = '', ...part] = field.split('.');
    // REST writes an employer as its name.
    return inAnswer(row, whole, ...part) ?? (typeof row[whole] === 'string' ? row[whole] : null);
  };
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, plain(read(row, field))])));
}

/** 'FULL_TIME', 'Full-time' and 'full_time' are the same value in the words of three faces. */
function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase().replaceAll('-', '_') : value;
}

/**
 * Asks for everything once on every face and compares ids, order and fields with those of the limit.
 *
 * @returns the faces that have the workload
 * @throws BenchError when an answer differs
 */
export async function compareAnswers(workload: Workload, origins: Readonly<Record<Face, string>>): Promise<Face[]> {
  const present = new Set<Face>(['graphql', 'rest', 'operation', 'limit']);
  for (const [index, request] of workload.requests.limit.entries()) {
    const expected = await readRows(origins.limit, request, workload, (answer: readonly Row[]) => answer);
    for (const face of ['graphql', 'rest', 'operation'] as const) {
      const own = workload.requests[face][index];
      const rows = own && (await readRows(origins[face], own, workload, workload.rowsOf));
      if (!rows) {
        present.delete(face);
        continue;
      }
      try {
        if (workload.fields.length > 0) {
          deepStrictEqual(rows, expected);
        }
      } catch (error) {
        throw new BenchError(`${face} and the limit differ at ${request.path}: ${String(error)}`);
      }
    }
  }
  return [...present];
}
