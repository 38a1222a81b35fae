import type { Shape } from './answer-shape.ts';

/** Example values of the fields of a type of the graph, or of what an operation is asked with, by their names on REST. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const ofFormats: Readonly<Record<string, string>> = {
  uuid: '01a1ede2-6680-790d-b5ad-95077e39d315',
  date: '2026-11-20',
  'date-time': '2026-11-20T09:30:00.000Z',
  uri: 'https://www.england.nhs.uk/',
};

/** An example of an answer: what is given for the fields of its types, and for all others a value of their kind. */
export function exampleOf(shape: Shape, examples: Examples): unknown {
  switch (shape.kind) {
    case 'leaf':
      return exampleOfLeaf(shape.schema);
    case 'list':
      return shape.items.kind === 'leaf' && !shape.items.words ? [] : [exampleOf(shape.items, examples)];
    case 'choice': {
      const member = shape.members.find(({ type }) => type in examples) ?? shape.members[0];
      return member && exampleOf(member, examples);
    }
    case 'object':
      return Object.fromEntries(
        shape.properties.map(({ name, owner, isNullable, shape: inner }) => {
          // What stands in an object of another type may have another example there.
          const given = [examples[shape.type], examples[owner]].find((some) => some && name in some);
          if (given) {
            return [name, given[name]];
          }
          const isKnown = inner.kind === 'object' && inner.type in examples;
          return [name, isNullable && !isKnown ? null : exampleOf(inner, examples)];
        }),
      );
  }
}

function exampleOfLeaf(schema: Readonly<Record<string, unknown>>): unknown {
  const { type, format, enum: words } = schema;
  if (Array.isArray(words)) {
    return words[0];
  }
  if (type === 'boolean') {
    return false;
  }
  return type === 'string' ? (ofFormats[String(format)] ?? '') : 1;
}
