import { type Kysely, sql } from 'kysely';

/** The comment on a column says what it holds, by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`comment on column job.type is 'As pages and REST show it. It mixes two things, which contract_type and working_pattern keep apart.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`comment on column job.type is 'As the specification shows it; contract_type and working_pattern keep its two meanings apart.'`.execute(
    db,
  );
}
