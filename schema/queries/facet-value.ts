/** A value, what to show for it, and how many rows have it. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Facets of a list; each is counted when it is asked for. */
export interface Facets<Name extends string> {
  values(facet: Name): Promise<FacetValue[]>;
}
