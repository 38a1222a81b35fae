import { execute, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema/index.ts';
import { createServices } from '../../schema/services.ts';
import { replaceBulkEquipment } from '../../server/database/bulk/bulk-equipment.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { type RecordedStatements, recordStatements } from '../support/recorded-statements.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { testPorts } from '../support/test-ports.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
let database: TestDatabase;
let recorded: RecordedStatements;

beforeAll(async () => {
  database = await openTestDatabase();
  await replaceBulkEquipment(database.db, { count: 30, clock });
  recorded = recordStatements(database.runner);
});
afterAll(() => database.close());

async function ask(query: string): Promise<Record<string, { nodes: unknown[] }>> {
  const viewer = { kind: 'anonymous' } as const;
  const db = databaseOver(recorded.runner);
  const services = createServices({ db, viewer, ports: testPorts(clock) });
  recorded.take();
  const { data, errors } = await execute({
    schema,
    document: parse(query),
    contextValue: { viewer, services, requestId: '' },
  });
  expect(errors).toBeUndefined();
  return data as never;
}

const supplier = 'supplier { id name rating location phone verified nhsApproved website nhsSupplierCode }';

test('20 products, each with its supplier and where to buy it, are one statement', async () => {
  const { equipment } = await ask(`{ equipment(first: 20) { nodes { name price buyUrl ${supplier} } } }`);
  expect(equipment?.nodes).toHaveLength(20);
  const statements = recorded.take();
  expect(statements).toHaveLength(1);
  expect(statements[0]?.sql).toMatch(/join "?supplier"?/);
});

test('what is not asked for is neither joined nor read', async () => {
  await ask('{ equipment(first: 20) { nodes { name price } } }');
  const [statement, ...others] = recorded.take();
  expect(others).toEqual([]);
  expect(statement?.sql).not.toMatch(/join "?supplier"?|content_entry|"description"/);
});

test('the total and each facet are one statement more, when they are asked for', async () => {
  await ask(
    `{ equipment { nodes { ${supplier} } totalCount totalIsCapped facets { category { count } priceBand { count } } } }`,
  );
  expect(recorded.take()).toHaveLength(4);
});
