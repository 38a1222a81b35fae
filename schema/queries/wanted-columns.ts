/** For each column, as written in a select, the fields of the graph that are made from it. */
export type ColumnUses<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** The columns that the selected fields are made from; no other column needs to be read. */
export function wantedColumns<Column extends string>(fields: ReadonlySet<string>, uses: ColumnUses<Column>): Column[] {
  return (Object.keys(uses) as Column[]).filter((column) => uses[column].some((field) => fields.has(field)));
}

/**
 * Computes something once for each selection. {@link selectedFields} returns the same set for the same place of a document,
 * so that the result is cached with the document.
 */
export function oncePerSelection<Result>(
  work: (fields: ReadonlySet<string>) => Result,
): (fields: ReadonlySet<string>) => Result {
  const known = new WeakMap<ReadonlySet<string>, Result>();
  return (fields) => {
    const cached = known.get(fields);
    if (cached !== undefined) {
      return cached;
    }
    const result = work(fields);
    known.set(fields, result);
    return result;
  };
}
