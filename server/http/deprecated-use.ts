import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type Deprecable, deprecatedElements } from '../../schema/graph/deprecated-elements.ts';
import type { DeprecatedElement } from '../../schema/graph/deprecation.ts';

type Variables = Readonly<Record<string, unknown>>;
type Elements = readonly DeprecatedElement[];

/** What of a valid operation is deprecated. What was found out about a document is kept as long as the document itself. */
export interface DeprecatedUse {
  /** All that it uses: what it selects and writes, and what its variables hold. */
  of(document: DocumentNode, variables: Variables): Elements;
  /** What is used by its variables alone: those who did not write the document chose these. */
  given(document: DocumentNode, variables: Variables): Elements;
}

/** The deprecated parts of a document, and those of its variables by which more may be used. */
interface InDocument {
  readonly written: Elements;
  /** Arguments that are deprecated, and used where their variable is given. */
  readonly handedOn: readonly { readonly variable: string; readonly element: DeprecatedElement }[];
  /** Variables in whose values there may be something deprecated. */
  readonly watched: readonly { readonly variable: string; readonly type: GraphQLInputType }[];
}

const NONE: Elements = [];
const NOTHING: InDocument = { written: NONE, handedOn: [], watched: [] };

/** Finds what operations of a schema use that is deprecated. */
export function createDeprecatedUse(schema: GraphQLSchema): DeprecatedUse {
  const deprecated = deprecatedElements(schema);
  const leading = inputTypesWith(schema, deprecated);
  const kept = new WeakMap<DocumentNode, InDocument>();
  const inDocument = (document: DocumentNode): InDocument => {
    let known = kept.get(document);
    if (!known) {
      const found = findIn(schema, document, deprecated, leading);
      known = found.written.length + found.handedOn.length + found.watched.length > 0 ? found : NOTHING;
      kept.set(document, known);
    }
    return known;
  };
  const givenIn = ({ handedOn, watched }: InDocument, variables: Variables): Elements => {
    const found = new Set(
      handedOn.filter(({ variable }) => variables[variable] !== undefined).map(({ element }) => element),
    );
    for (const { variable, type } of watched) {
      addUsed(found, deprecated, type, variables[variable]);
    }
    return [...found];
  };
  return {
    of: (document, variables) => {
      const known = inDocument(document);
      return known === NOTHING ? NONE : [...new Set([...known.written, ...givenIn(known, variables)])];
    },
    given: (document, variables) => {
      const known = inDocument(document);
      return known === NOTHING ? NONE : givenIn(known, variables);
    },
  };
}

type Deprecated = ReadonlyMap<Deprecable, DeprecatedElement>;

/** Looks a document through once, with the types of what stands in it. */
function findIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  deprecated: Deprecated,
  leading: ReadonlySet<GraphQLNamedType>,
): InDocument {
  const types = new TypeInfo(schema);
  const written = new Set<DeprecatedElement>();
  const handedOn: InDocument['handedOn'][number][] = [];
  const watched: InDocument['watched'][number][] = [];
  const note = (part: Deprecable | null | undefined) => {
    const element = part && deprecated.get(part);
    if (element) {
      written.add(element);
    }
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => note(types.getFieldDef()),
      Argument: ({ value }) => {
        const argument = types.getArgument();
        const element = argument && deprecated.get(argument);
        if (element && value.kind === Kind.VARIABLE) {
          handedOn.push({ variable: value.name.value, element });
        } else {
          note(argument);
        }
      },
      ObjectField: ({ name }) => {
        const type = getNamedType(types.getParentInputType());
        note(isInputObjectType(type) ? type.getFields()[name.value] : undefined);
      },
      EnumValue: () => note(types.getEnumValue()),
      VariableDefinition: ({ variable, type: node }) => {
        const type = typeFromAST(schema, node);
        if (isInputType(type) && leading.has(getNamedType(type))) {
          watched.push({ variable: variable.name.value, type });
        }
      },
    }),
  );
  return { written: [...written], handedOn, watched };
}

/** The types of inputs and enums in whose values there may be something deprecated. */
function inputTypesWith(schema: GraphQLSchema, deprecated: Deprecated): ReadonlySet<GraphQLNamedType> {
  const types = Object.values(schema.getTypeMap());
  const leading = new Set<GraphQLNamedType>(
    types.filter((type) => isEnumType(type) && type.getValues().some((value) => deprecated.has(value))),
  );
  const inputs = types.filter(isInputObjectType);
  for (let before = -1; leading.size > before; ) {
    before = leading.size;
    for (const input of inputs) {
      if (Object.values(input.getFields()).some((one) => deprecated.has(one) || leading.has(getNamedType(one.type)))) {
        leading.add(input);
      }
    }
  }
  return leading;
}

/** Adds what is deprecated of a value as it was sent. */
function addUsed(found: Set<DeprecatedElement>, deprecated: Deprecated, type: GraphQLInputType, value: unknown): void {
  if (value === undefined || value === null) {
    return;
  }
  const nullable = getNullableType(type);
  const add = (part: Deprecable | undefined) => {
    const element = part && deprecated.get(part);
    if (element) {
      found.add(element);
    }
  };
  if (isListType(nullable)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      addUsed(found, deprecated, nullable.ofType, item);
    }
  } else if (isEnumType(nullable)) {
    add(typeof value === 'string' ? (nullable.getValue(value) ?? undefined) : undefined);
  } else if (isInputObjectType(nullable) && typeof value === 'object') {
    for (const field of Object.values(nullable.getFields())) {
      if (Object.hasOwn(value, field.name)) {
        add(field);
        addUsed(found, deprecated, field.type, (value as Variables)[field.name]);
      }
    }
  }
}
