import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { PLAN_FOR_VALUES } from '../../schema/queries/prepared-query.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** How often it was run; the numbers of rows are those of one run. */
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface PlannedStatement {
  /** The plan made for the values alone, or the one that PostgreSQL keeps for all values. */
  readonly kind: 'custom' | 'generic';
  /** Tables that the plan reads from end to end. */
  readonly scannedTables: readonly string[];
  readonly text: string;
}

const planKinds = ['custom', 'generic'] as const;

/** How PostgreSQL would run the statement with its values: in both ways in which it may plan a prepared statement. */
export async function planStatement(
  client: pg.Client,
  { sql, parameters }: CompiledQuery,
): Promise<PlannedStatement[]> {
  await client.query(`prepare statement as ${sql}`);
  try {
    const planned: PlannedStatement[] = [];
    for (const kind of planKinds) {
      await client.query(`set plan_cache_mode = force_${kind}_plan`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) execute statement${valuesOf(parameters)}`,
      );
      const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
      if (!plan) {
        throw new Error('PostgreSQL did not explain the statement.');
      }
      planned.push({ kind, scannedTables: scannedTables(plan.Plan), text: JSON.stringify(plan.Plan) });
    }
    return planned;
  } finally {
    await client.query('deallocate statement');
  }
}

/** How many rows the statement reads in vain: it is run, planned as the portal has it planned at any number of runs. */
export async function rowsReadInVain(client: pg.Client, { sql, parameters }: CompiledQuery): Promise<number> {
  const mode = sql.includes(PLAN_FOR_VALUES) ? 'custom' : 'generic';
  await client.query(`set plan_cache_mode = force_${mode}_plan`);
  await client.query(`prepare statement as ${sql}`);
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) execute statement${valuesOf(parameters)}`,
    );
    return rows.reduce((sum, row) => sum + removedRows(row['QUERY PLAN'][0].Plan), 0);
  } finally {
    await client.query('deallocate statement');
  }
}

function removedRows(node: PlanNode): number {
  const own = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const below = (node.Plans ?? []).map(removedRows);
  return below.reduce((sum, rows) => sum + rows, own * (node['Actual Loops'] ?? 1));
}

function scannedTables(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedTables)];
}

function valuesOf(parameters: readonly unknown[]): string {
  return parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
}

function literal(value: unknown): string {
  return value === null ? 'null' : pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
}
