/**
 * Whether a user still sells under the name of a supplier, as the graph compares names: however they are written. Only
 * under that can their products be changed.
 */
export function sellsAs(organization: string, supplier: string): boolean {
  return folded(organization) === folded(supplier);
}

function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
