import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/**
 * The names of all fields that a request asks for below the resolved one, at any depth, and each once more behind that of
 * the field that it stands in, like versions.content. Skipped fields count too: the set says what may be left out of a
 * query, and is cached with the document.
 */
export function selectedFields({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const names = fieldNodes.map((node) => namesBelow(node, fragments));
  const [first] = names;
  // A field that occurs in its selection twice is resolved once, for both.
  return first && names.length === 1 ? first : new Set(names.flatMap((some) => [...some]));
}

type Fragments = GraphQLResolveInfo['fragments'];

function namesBelow(node: FieldNode, fragments: Fragments): ReadonlySet<string> {
  const cached = known.get(node);
  if (cached) {
    return cached;
  }
  const names = new Set<string>();
  /** Fragments by the field that they were found in: found there again, they add nothing. */
  const seen = new Set<string>();
  const collect = (parent: FieldNode, selectionSet: SelectionSetNode): void => {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        names.add(selection.name.value);
        names.add(`${parent.name.value}.${selection.name.value}`);
        if (selection.selectionSet) {
          collect(selection, selection.selectionSet);
        }
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(parent, selection.selectionSet);
      } else {
        collectFragment(parent, selection.name.value);
      }
    }
  };
  const collectFragment = (parent: FieldNode, name: string): void => {
    const place = `${parent.name.value} ${name}`;
    const fragment = fragments[name];
    if (fragment && !seen.has(place)) {
      seen.add(place);
      collect(parent, fragment.selectionSet);
    }
  };
  if (node.selectionSet) {
    collect(node, node.selectionSet);
  }
  known.set(node, names);
  return names;
}
