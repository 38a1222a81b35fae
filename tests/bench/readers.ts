import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { jsonWebTokens } from '../../server/credentials/access-tokens.ts';
import type { RunningServer } from './servers.ts';
import type { Readers } from './workloads/submissions.ts';

const GOOD_FOR_MS = 3 * 3_600_000;
const clock = { now: () => new Date() };

/** Signs in a generated person, the employer with the most applications for one post, and an operator of its own. */
export async function signReadersIn(db: Kysely<DB>, { origin, authSecret }: RunningServer): Promise<Readers> {
  const { rows } = await sql<Readers>`
    with operator as (
      insert into account (email, email_key, email_confirmed_at, access, verified_at)
      values ('operator@bench.example', 'operator@bench.example', now(), 'operator', now())
      on conflict (email_key) do update set access = 'operator' returning id
    ), profile as (
      insert into user_profile (id, first_name, last_name) select id, 'Sample', 'Operator' from operator
      on conflict (id) do nothing
    )
    select (select id from operator) as operator,
      (select id from account where email = 'generated-0000100@people.example') as person,
      (select job.owner_id from job_application join job on job.id = job_id group by job.id
        order by count(*) desc, job.id limit 1) as employer`.execute(db);
  const signer = jsonWebTokens({ secrets: [authSecret], origin, clock });
  const signIn = async (account: string | undefined) => {
    const now = clock.now().toISOString();
    const { id } = await db
      .insertInto('session')
      .values({ account_id: account ?? '', device: 'Benchmark', created_at: now, last_used_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return signer.sign(id, new Date(clock.now().getTime() + GOOD_FOR_MS));
  };
  const [readers] = rows;
  return {
    person: await signIn(readers?.person),
    employer: await signIn(readers?.employer),
    operator: await signIn(readers?.operator),
  };
}
