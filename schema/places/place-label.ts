/** What the label of a place is made from. */
interface LabelledPlace {
  readonly name: string;
  readonly kind: string;
  readonly town: string;
  readonly area: string | null;
}

/** Name and region, as shown: Harrogate, North Yorkshire. */
export function placeLabel({ name, kind, town, area }: LabelledPlace): string {
  const where = kind === 'site' ? town : area;
  return where === null || where.startsWith(name) || name.endsWith(`(${where})`) ? name : `${name}, ${where}`;
}
