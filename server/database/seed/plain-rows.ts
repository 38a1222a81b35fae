import type { Insertable, Kysely } from 'kysely';
import type { Clock } from '../../../schema/ports.ts';
import type { DB } from '../../../schema/tables.ts';
import { calendarDay, startOfDay } from './days-from-now.ts';
import { type Upsert, upsertRows } from './upsert.ts';

type InCamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<InCamelCase<Rest>>}`
  : Name;

/** A row of a data file: the columns of its table, `nhs_approved` written as `nhsApproved`. */
type PlainRow<Table extends keyof DB, Dated extends string> = {
  readonly [Column in keyof Insertable<DB[Table]> as InCamelCase<Column & string>]: InCamelCase<
    Column & string
  > extends Dated
    ? number | null
    : Insertable<DB[Table]>[Column];
};

interface PlainUpsert<Table extends keyof DB, Dated extends string> extends Omit<Upsert<Table>, 'rows'> {
  readonly rows: readonly PlainRow<Table, Dated>[];
  /**
   * Columns for which the file says how many days from now, so that the sample never looks old; less than none is before
   * now. `times` are at the beginning of that day, `dates` are the day itself.
   */
  readonly daysFromNow?: { readonly times?: readonly Dated[]; readonly dates?: readonly Dated[] };
}

/**
 * Loads a data file whose rows are those of a table. A file that says something else than its table, such as the name of a
 * town in place of its identifier, has a loader of its own.
 */
export function plainRows<Table extends keyof DB & string, const Dated extends string = never>({
  rows,
  daysFromNow: { times = [], dates = [] } = {},
  ...upsert
}: PlainUpsert<Table, Dated>) {
  const kinds = [
    { names: new Set<string>(times), dayOf: startOfDay },
    { names: new Set<string>(dates), dayOf: calendarDay },
  ];
  return async (db: Kysely<DB>, clock: Clock): Promise<void> => {
    const now = clock.now();
    const inTable = rows.map((row) => {
      const columns = Object.entries(row).map(([name, value]) => {
        const kind = kinds.find(({ names }) => names.has(name));
        return [columnOf(name), kind && typeof value === 'number' ? kind.dayOf(value, now) : value];
      });
      return Object.fromEntries(columns) as Insertable<DB[Table]>;
    });
    await upsertRows(db, { ...upsert, rows: inTable });
  };
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
