import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Fragments, repeatedFields } from './repeated-fields.ts';

/** What one request may ask for (ARCHITECTURE.md, 'Limits of a request'). Refused before anything runs. */
export const documentLimits = {
  depth: 12,
  aliases: 15,
  rootFields: 20,
  introspections: 3,
  tokens: 2_000,
  /** Fields and fragments, each counted as often as it is used. */
  selections: 2_000,
  /** The same field at the same place: graphql-js compares each with each. */
  repeats: 20,
  cost: 5_000,
} as const;

interface Measured {
  /** Levels of fields. */
  readonly depth: number;
  readonly aliases: number;
  /** Fields of the outermost level. */
  readonly rootFields: number;
  /** Fields and fragments of all levels. */
  readonly selections: number;
  /** Questions about the schema in the outermost level: each may answer with all of it. */
  readonly introspections: number;
}

/**
 * What a document alone breaks of the limits: one operation, depth (introspection exempt), aliases, fields and repeats.
 * It takes a time that grows with the length of the document, so that it comes before the validation of graphql-js,
 * where the time of some rules grows with the square of it.
 */
export function brokenLimits(document: DocumentNode): GraphQLError[] {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fragments: Fragments = new Map(
    document.definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]),
  );
  const meter = new SelectionMeter(fragments);
  // A fragment that no operation uses is validated as well.
  const definitions = document.definitions.filter(hasSelections);
  const problems = [
    ...severalOperations(operations),
    ...definitions.flatMap((definition) => definitionProblems(definition, meter.measure(definition.selectionSet))),
    ...(meter.isCyclic ? [new GraphQLError('A fragment of the query contains itself.')] : []),
  ];
  // Repeats are looked for in the document as if its fragments stood in it, which the limits above keep short.
  return problems.length > 0
    ? problems
    : definitions.flatMap((definition) => repeatProblems(definition, fragments)).slice(0, 1);
}

function definitionProblems(node: DefinitionNode, measured: Measured): GraphQLError[] {
  const { depth, aliases, rootFields, introspections, selections } = measured;
  const { depth: levels, aliases: names, rootFields: roots, introspections: times } = documentLimits;
  const found = isFragment(node)
    ? []
    : [
        over('The query is nested too deeply', 'levels', depth, levels),
        over('The query has too many aliases', 'aliases', aliases, names),
        over('The query has too many root fields', 'fields', rootFields, roots),
        over('The query asks for the schema too often', 'times', introspections, times),
      ];
  const wide = over('The query has too many fields and fragments', 'of them', selections, documentLimits.selections);
  return [...found, wide]
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => new GraphQLError(sentence, { nodes: node }));
}

function repeatProblems(node: OperationDefinitionNode | FragmentDefinitionNode, fragments: Fragments): GraphQLError[] {
  const { repeats } = documentLimits;
  return repeatedFields(node.selectionSet, fragments, repeats).map(
    (field) => new GraphQLError(`The query repeats a field too often: ${repeats} times are allowed.`, { nodes: field }),
  );
}

function over(sentence: string, unit: string, amount: number, most: number): string | undefined {
  return amount > most ? `${sentence}: ${most.toLocaleString('en-GB')} ${unit} are allowed.` : undefined;
}

function severalOperations(operations: readonly DefinitionNode[]): GraphQLError[] {
  const nodes = operations.slice(1);
  return nodes.length > 0 ? [new GraphQLError('Send one operation in a request.', { nodes })] : [];
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function hasSelections(definition: DefinitionNode): definition is OperationDefinitionNode | FragmentDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION || isFragment(definition);
}

const nothing: Measured = { depth: 0, aliases: 0, rootFields: 0, selections: 0, introspections: 0 };

/**
 * Measures selections as if their fragments stood in them. Each fragment is measured once, because fragments that use
 * each other twice would otherwise double the work at every step.
 */
class SelectionMeter {
  readonly #fragments: Fragments;
  readonly #measured = new Map<string, Measured | 'under way'>();
  isCyclic = false;

  constructor(fragments: Fragments) {
    this.#fragments = fragments;
  }

  measure(selectionSet: SelectionSetNode): Measured {
    let total = nothing;
    for (const selection of selectionSet.selections) {
      const part =
        selection.kind === Kind.FIELD
          ? this.#field(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.measure(selection.selectionSet)
            : this.#fragment(selection.name.value);
      total = {
        depth: Math.max(total.depth, part.depth),
        aliases: total.aliases + part.aliases,
        rootFields: total.rootFields + part.rootFields,
        selections: total.selections + part.selections + 1,
        introspections: total.introspections + part.introspections,
      };
    }
    return total;
  }

  #field(field: FieldNode): Measured {
    const below = field.selectionSet ? this.measure(field.selectionSet) : nothing;
    const { selections } = below;
    const aliases = below.aliases + (field.alias ? 1 : 0);
    const { value: name } = field.name;
    if (name === '__schema' || name === '__type') {
      // It is nested by its nature, and graphql-js has separate limits for it.
      return { depth: 0, aliases, rootFields: 1, selections, introspections: 1 };
    }
    const { depth, introspections } = below;
    return { depth: depth + 1, aliases, rootFields: name === '__typename' ? 0 : 1, selections, introspections };
  }

  #fragment(name: string): Measured {
    const known = this.#measured.get(name);
    if (known) {
      this.isCyclic ||= known === 'under way';
      return known === 'under way' ? nothing : known;
    }
    this.#measured.set(name, 'under way');
    const fragment = this.#fragments.get(name);
    const measured = fragment ? this.measure(fragment.selectionSet) : nothing;
    this.#measured.set(name, measured);
    return measured;
  }
}
