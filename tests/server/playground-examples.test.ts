import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { examples } from '../../server/playground/examples.ts';
import { describeOperations } from '../../server/playground/operations.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));
const directory = new URL('../../server/playground/examples/', import.meta.url);

function operationsIn(query: string): OperationDefinitionNode[] {
  return parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

describe('the example queries of the playground', () => {
  it('has a tab for each file', () => {
    const files = readdirSync(directory).filter((name) => name.endsWith('.graphql'));
    const texts = files.map((name) => readFileSync(new URL(name, directory), 'utf8'));
    expect(examples.map(({ query }) => query).sort()).toEqual(texts.sort());
  });

  it('gives every operation of all tabs a name of its own', () => {
    const names = examples.flatMap(({ query }) => operationsIn(query).map(({ name }) => name?.value));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  describe.each(examples)('$area', ({ query, variables }) => {
    it('is valid against the schema', () => {
      expect(validate(schema, parse(query))).toEqual([]);
    });

    it('begins with a comment and explains each operation', () => {
      expect(query).toMatch(/^# /);
      for (const { name, explanation } of describeOperations(query)) expect(explanation, name).toMatch(/^[A-Z].*\.$/);
    });

    it('has a good value for every variable it needs, and none that no operation takes', () => {
      const values: Record<string, unknown> = variables === null ? {} : JSON.parse(variables);
      const definitions = operationsIn(query).flatMap((operation) => operation.variableDefinitions ?? []);
      expect(getVariableValues(schema, definitions, values).errors).toBeUndefined();
      const declared = definitions.map(({ variable }) => variable.name.value);
      expect(Object.keys(values).filter((name) => !declared.includes(name))).toEqual([]);
    });
  });
});
