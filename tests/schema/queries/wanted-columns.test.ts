import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../../schema/index.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

// Only the columns of the selected fields are read, so a field that is made from a column which its area does not name
// would be missing where it is asked for alone.

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const lists = [
  ['jobs', 'Job'],
  ['equipment', 'Equipment'],
  ['documents', 'Document'],
  ['news', 'Article'],
] as const;

/** The fields of a type as they are selected: those of an object with all its leaves. */
function selections(typeName: string): string[] {
  const type = schema.getType(typeName);
  return Object.values(isObjectType(type) ? type.getFields() : {}).map(({ name, type: of }) => {
    const below = getNamedType(of);
    const leaves = isObjectType(below)
      ? Object.values(below.getFields())
          .filter((field) => isLeafType(getNamedType(field.type)) && !['content', 'changes'].includes(field.name))
          .map((field) => field.name)
      : [];
    return leaves.length > 0 ? `${name} { ${leaves.join(' ')} }` : name;
  });
}

async function rowsOf(list: string, selection: string): Promise<Record<string, unknown>[]> {
  const { data, errors } = await askGraph(app, `{ ${list}(first: 3) { nodes { ${selection} } } }`);
  expect(errors, selection).toBeUndefined();
  const found = data?.[list] as { readonly nodes: Record<string, unknown>[] } | undefined;
  return found?.nodes ?? [];
}

test.each(lists)('each field of %s answers alone what it answers among all', async (list, type) => {
  const all = selections(type);
  expect(all.length).toBeGreaterThan(15);
  const whole = await rowsOf(list, all.join(' '));
  expect(whole.length).toBeGreaterThan(0);
  for (const selection of all) {
    const [name = ''] = selection.split(' ');
    const alone = await rowsOf(list, selection);
    expect(
      alone.map((row) => row[name]),
      name,
    ).toEqual(whole.map((row) => row[name]));
  }
});
