import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../../schema/index.ts';

/** Everything of the schema that a partner reads in its documentation. */
function* described(): Generator<[name: string, description: string | null | undefined]> {
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    const builtIn = ['Boolean', 'Float', 'ID', 'Int', 'String'].includes(type.name);
    yield [type.name, builtIn ? 'built in' : type.description];
    if (isEnumType(type)) {
      for (const value of type.getValues()) {
        yield [`${type.name}.${value.name}`, value.description];
      }
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field.description];
      }
    } else if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field.description];
        for (const argument of field.args) {
          yield [`${type.name}.${field.name}(${argument.name})`, argument.description];
        }
      }
    }
  }
}

test('every type, field, argument and value of the graph is described', () => {
  const silent = [...described()].filter(([, description]) => !description?.trim()).map(([name]) => name);
  expect(silent).toEqual([]);
});
