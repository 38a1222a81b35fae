import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** A place in the answer, and how many fields of the document write to it. */
interface Place {
  count: number;
  readonly below: Map<string, Place>;
}

/**
 * The fields that write to the same place of the answer for the (`most` + 1)th time. Goes through the selections as if
 * their fragments stood in them: how many those are, and that no fragment contains itself, must have been checked before.
 */
export function repeatedFields(selectionSet: SelectionSetNode, fragments: Fragments, most: number): FieldNode[] {
  const found: FieldNode[] = [];
  const visit = ({ selections }: SelectionSetNode, place: Place): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const below = placeBelow(place, (selection.alias ?? selection.name).value);
        below.count += 1;
        if (below.count === most + 1) {
          found.push(selection);
        }
        if (selection.selectionSet) {
          visit(selection.selectionSet, below);
        }
      } else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (part) {
          visit(part.selectionSet, place);
        }
      }
    }
  };
  visit(selectionSet, { count: 0, below: new Map() });
  return found;
}

function placeBelow(place: Place, name: string): Place {
  const known = place.below.get(name);
  if (known) {
    return known;
  }
  const below = { count: 0, below: new Map() };
  place.below.set(name, below);
  return below;
}
