import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** The names of all fields at the root, those of fragments too, whatever directives stand beside them. */
export function rootFields(document: DocumentNode, selectionSet: SelectionSetNode): ReadonlySet<string> {
  const fields = new Set<string>();
  const spread = new Set<string>();
  const waiting = [selectionSet];
  for (let set = waiting.pop(); set; set = waiting.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        fields.add(selection.name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        waiting.push(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        waiting.push(...fragmentsOf(document, selection.name.value));
      }
    }
  }
  return fields;
}

function fragmentsOf({ definitions }: DocumentNode, name: string): SelectionSetNode[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name ? [definition.selectionSet] : [],
  );
}
