import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../tables.ts';
import { BoundedCache } from './bounded-cache.ts';
import { byteSizeOf } from './byte-size.ts';

/** Of the compiled statements of all queries together. */
export const COMPILED_STATEMENTS_BYTES = 16_000_000;

/** A statement with this comment is planned for its values each time: the host looks for it. */
export const PLAN_FOR_VALUES = '/* plan for these values */';

/**
 * A statement that ends in this comment is planned once on each connection for all values: planning it takes longer than
 * running it, and the planner sees none of its values anyway. The host looks for it.
 */
export const PLAN_ONCE = '/* one plan for all values */';

/** By query and shape. */
export const compiledStatements = new BoundedCache<CompiledQuery>(
  COMPILED_STATEMENTS_BYTES,
  ({ sql: text, parameters }) => byteSizeOf(text) + byteSizeOf(parameters),
);
let queries = 0;

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Hands out a stand-in for the value called `name`; it has the value's type, and the value itself follows at each run. */
export type Values<Parameters extends object> = <Name extends keyof Parameters & string>(
  name: Name,
) => Parameters[Name];

/**
 * A query that Kysely builds and compiles once for each `shape` (which filters, which order) and that later runs only
 * bring their values to: building takes longer than everything else that the application does for a short query.
 *
 * Everything that changes the SQL text must stand in the shape; everything else must come through `value`.
 */
export function preparedQuery<Shape, Parameters extends object, Row>(
  build: (db: Kysely<DB>, value: Values<Parameters>, shape: Shape) => Compilable<Row>,
): (db: Kysely<DB>, shape: Shape, parameters: Parameters) => Promise<Row[]> {
  const query = queries;
  queries += 1;
  const placeholder: Values<Parameters> = (name) => new Placeholder(name) as never;

  return async (db, shape, parameters) => {
    const key = `${query}:${JSON.stringify(shape)}`;
    let compiled = compiledStatements.get(key);
    if (!compiled) {
      compiled = eachValueOnce(build(db, placeholder, shape).compile());
      compiledStatements.set(key, compiled);
    }
    const values = compiled.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof Parameters] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...(compiled as CompiledQuery<Row>), parameters: values });
    return rows;
  };
}

/** Kysely sends a value as often as the text contains it; here it is sent once, and every place refers to it. */
function eachValueOnce(compiled: CompiledQuery): CompiledQuery {
  const parameters: unknown[] = [];
  const places = compiled.parameters.map((value) => {
    const known = parameters.findIndex(
      (other) => value instanceof Placeholder && other instanceof Placeholder && other.name === value.name,
    );
    return known === -1 ? parameters.push(value) : known + 1;
  });
  const text = compiled.sql.replace(/\$(\d+)/g, (_, place) => `$${places[place - 1]}`);
  // Without the tree that the text was made from, which takes many times as much memory.
  return CompiledQuery.raw(text, parameters);
}

/**
 * A value that the planner does not see. One plan then serves all values and PostgreSQL keeps it, where it would plan
 * again at each run because another value might allow a better one.
 */
export function unplanned(value: unknown, type: string): RawBuilder<unknown> {
  return sql`(select ${value}::${sql.raw(type)})`;
}
