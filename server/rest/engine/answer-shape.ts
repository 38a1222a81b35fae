import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  type SelectionNode,
} from 'graphql';
import type { Constraints } from '../../../schema/graph/constraints.ts';
import { deprecationOf } from '../../../schema/graph/deprecated-elements.ts';
import type { Deprecation } from '../../../schema/graph/deprecation.ts';
import { constraintsOf, wordsOf } from './graph-values.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Presentation } from './presentation.ts';

/** What an operation's selection answers, as REST shows it. */
export type Shape = Leaf | List | ObjectShape | Choice;

interface Leaf {
  readonly kind: 'leaf';
  readonly schema: JsonSchema;
  /** Of an enum: what REST calls its values. */
  readonly words?: Readonly<Record<string, string>>;
}

interface List {
  readonly kind: 'list';
  readonly items: Shape;
}

export interface ObjectShape {
  readonly kind: 'object';
  /** The graph's type. */
  readonly type: string;
  readonly description: string;
  /** The name of the fragment that alone is selected: the object is a component of the OpenAPI document then. */
  readonly component?: string;
  readonly properties: readonly Property[];
}

/** An object of one of several types. */
interface Choice {
  readonly kind: 'choice';
  readonly members: readonly ObjectShape[];
}

export interface Property {
  readonly name: string;
  /** The graph's type that has it. */
  readonly owner: string;
  readonly description: string;
  readonly isNullable: boolean;
  /** Whether null is left out. */
  readonly isOptional?: boolean;
  readonly constraints: Constraints;
  readonly deprecation?: Deprecation;
  readonly shape: Shape;
  /** Where its value is found in the data of the object; under its name where nothing is said. */
  readonly read?: (data: Data) => unknown;
}

export type Data = Readonly<Record<string, unknown>>;

/** What the selections of one document mean by the schema. */
export class Selections {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #presentation: Presentation;

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>, presentation: Presentation) {
    this.#fragments = fragments;
    this.#presentation = presentation;
  }

  /** The object that a selection of one type makes, in the order of the selection, as data is answered. */
  objectOf(type: GraphQLObjectType, selections: readonly SelectionNode[]): ObjectShape {
    const [only, ...more] = selections;
    if (only?.kind === Kind.FRAGMENT_SPREAD && more.length === 0) {
      const { selectionSet } = this.#fragment(only.name.value);
      return { ...this.objectOf(type, selectionSet.selections), component: only.name.value };
    }
    const fields = new Map<string, { readonly node: FieldNode; readonly selections: SelectionNode[] }>();
    this.#collect(type, selections, fields);
    const all = [...fields].map(([name, { node, selections: inner }]) => this.#propertyOf(type, name, node, inner));
    const changes = this.#presentation[type.name] ?? [];
    const properties = changes.reduce<readonly Property[]>((some, change) => change(some), all);
    return { kind: 'object', type: type.name, description: type.description ?? '', properties };
  }

  /** What of a selection concerns one type. */
  of(type: GraphQLNamedType, selections: readonly SelectionNode[]): SelectionNode[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) {
        return [];
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return selection.typeCondition?.name.value === type.name ? selection.selectionSet.selections : [];
      }
      return this.#fragment(selection.name.value).typeCondition.name.value === type.name ? [selection] : [];
    });
  }

  #propertyOf(type: GraphQLObjectType, name: string, node: FieldNode, selections: readonly SelectionNode[]): Property {
    const field = fieldOf(type, node);
    const deprecation = deprecationOf(field);
    return {
      name,
      owner: type.name,
      description: field.description ?? '',
      isNullable: !isNonNullType(field.type),
      constraints: constraintsOf(field),
      ...(deprecation ? { deprecation } : {}),
      shape: this.#shapeOf(field.type, selections),
    };
  }

  #shapeOf(type: GraphQLOutputType, selections: readonly SelectionNode[]): Shape {
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      return { kind: 'list', items: this.#shapeOf(nullable.ofType, selections) };
    }
    const named = getNamedType(nullable);
    if (isObjectType(named)) {
      return this.objectOf(named, selections);
    }
    if (isUnionType(named)) {
      const members = named.getTypes().map((member) => [member, this.of(member, selections)] as const);
      return { kind: 'choice', members: members.map(([member, some]) => this.objectOf(member, some)) };
    }
    const words = isEnumType(named) ? wordsOf(named) : undefined;
    return { kind: 'leaf', schema: schemaOfLeaf(named.name, words), ...(words ? { words } : {}) };
  }

  /** As the graph merges what is selected several times. */
  #collect(
    type: GraphQLObjectType,
    selections: readonly SelectionNode[],
    fields: Map<string, { readonly node: FieldNode; readonly selections: SelectionNode[] }>,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const inner = selection.selectionSet?.selections ?? [];
        const known = fields.get(name);
        if (known) {
          known.selections.push(...inner);
        } else if (name !== '__typename') {
          fields.set(name, { node: selection, selections: [...inner] });
        }
      } else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragment(selection.name.value);
        this.#collect(type, part.selectionSet.selections, fields);
      }
    }
  }

  #fragment(name: string): FragmentDefinitionNode {
    const fragment = this.#fragments.get(name);
    if (!fragment) {
      throw new Error(`An operation of REST selects the fragment ${name}, which is not there.`);
    }
    return fragment;
  }
}

/** The field of a type that a selection names. */
export function fieldOf(type: GraphQLObjectType, node: FieldNode): GraphQLField<unknown, unknown> {
  const field = type.getFields()[node.name.value];
  if (!field) {
    throw new Error(`The graph has no field ${type.name}.${node.name.value}.`);
  }
  return field;
}

function schemaOfLeaf(type: string, words: Readonly<Record<string, string>> | undefined): JsonSchema {
  if (words) {
    return { type: 'string', enum: Object.values(words) };
  }
  const schema = {
    ID: { type: 'string', format: 'uuid' },
    Boolean: { type: 'boolean' },
    // Whole numbers that the portal answers are counts, lengths and amounts.
    Int: { type: 'integer', minimum: 0 },
    Float: { type: 'number' },
    Date: { type: 'string', format: 'date' },
    DateTime: { type: 'string', format: 'date-time' },
  }[type];
  return schema ?? { type: 'string' };
}
