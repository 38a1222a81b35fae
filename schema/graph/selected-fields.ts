import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The names of all fields that a request asks for below the resolved one, at any depth, and each once more behind that of
 * the field that it stands in, like versions.content. Skipped fields count too: the
 * set says what may be left out of a query, and is kept with the document, so that it costs nothing the second time.
 */
export function selectedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const [node] = info.fieldNodes;
  if (!node) {
    return new Set();
  }
  let names = known.get(node);
  if (!names) {
    const found = new Set<string>();
    for (const fieldNode of info.fieldNodes) {
      collect(fieldNode, fieldNode.selectionSet, info.fragments, found);
    }
    names = found;
    known.set(node, names);
  }
  return names;
}

function collect(
  parent: FieldNode,
  selectionSet: SelectionSetNode | undefined,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  names: Set<string>,
): void {
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      names.add(selection.name.value);
      names.add(`${parent.name.value}.${selection.name.value}`);
      collect(selection, selection.selectionSet, fragments, names);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collect(parent, selection.selectionSet, fragments, names);
    } else {
      collect(parent, fragments[selection.name.value]?.selectionSet, fragments, names);
    }
  }
}
