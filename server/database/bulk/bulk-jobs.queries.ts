import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { chance, fraction, pick } from './bulk-chance.ts';
import * as words from './bulk-jobs-vocabulary.ts';
import type { BulkRange } from './bulk-rows.ts';

/** Three invented employers in each large town. */
export async function insertBulkEmployers(transaction: Transaction<DB>): Promise<void> {
  await sql`
    insert into employer (name, sector, place_id)
    select
      initcap((${[...words.nameStarts]}::text[])[1 + (n * 7) % ${sql.lit(words.nameStarts.length)}] ||
        (${[...words.employerEnds]}::text[])[1 + (n / 100 + form) % ${sql.lit(words.employerEnds.length)}]) ||
        ' ' || (${[...words.employerForms]}::text[])[1 + form],
      (${[...words.employerForms]}::text[])[1 + form],
      id
    from (select id, row_number() over (order by slug) as n from place
      where kind = 'town' and size >= 4) as town,
      generate_series(0, 2) as form
    on conflict (name) do nothing`.execute(transaction);
}

/** Rows `from` to `until` of `count`, with search columns and salaries as the table's trigger would set them. */
export async function insertBulkJobs(transaction: Transaction<DB>, range: BulkRange): Promise<void> {
  await sql`
    with role as materialized (
      select *, row_number() over () - 1 as number from jsonb_to_recordset(${JSON.stringify(words.roles)}::jsonb)
        as role (title text, department text, band text, salary_min integer, salary_max integer)
    ), town as materialized (
      select place.id, place.name, place.region, place.nation, employer.id as employer_id, employer.name as employer,
        row_number() over (order by md5(employer.name)) - 1 as number
      from place join employer on employer.place_id = place.id
      where place.kind = 'town' and employer.sector = any (${[...words.employerForms]}::text[])
    ), partner as materialized (
      select id, name, row_number() over (order by name) - 1 as number from recruitment_partner
    ), scale as materialized (
      select distinct on (nation, band) nation, band, year, entry, top from pay_scale order by nation, band, year desc
    ), draw as materialized (
      select n, date_trunc('day', ${range.now.toISOString()}::timestamptz) as today,
        ${chance(15)} % ${sql.lit(words.roles.length)} as role_number,
        -- The square makes a few towns large and many small.
        floor((select count(*) from town) * power(${fraction(16)}, 2))::bigint as town_number,
        floor((select count(*) from partner) * 2 * ${fraction(17)})::bigint as partner_number
      from generate_series(${range.from}::bigint, ${range.until}::bigint) as n
    ), post as (
      select n,
        role.title || case when ${chance(2)} % 2 = 0 then ', ' || role.department else '' end as title,
        role.department, role.band, town.id as place_id, town.name as place, town.region, town.nation,
        town.employer_id, town.employer, partner.id as partner_id, partner.name as partner,
        'B0001-26-' || lpad(n::text, 7, '0') as reference,
        scale.year as pay_year,
        coalesce(scale.entry, england.entry, role.salary_min) as salary_min,
        coalesce(scale.top, england.top, role.salary_max) as salary_max,
        concat_ws(' ',
          ${pick(words.openings, 3)},
          'Experience of ' || ${pick(words.skills, 4)} || ' is an advantage.',
          'You will be based at ' ||
            initcap(${pick(words.nameStarts, 5)} || ${pick(words.nameEnds, 6)}) || ' Unit.',
          ${pick(words.benefits, 7)},
          ${pick(words.closings, 8)}) as description,
        (array['permanent', 'permanent', 'permanent', 'full_time', 'contract'])[1 + ${chance(9)} % 5] as type,
        (array[37.5, 37.5, 37.5, 30, 22.5, 18.75])[1 + ${chance(10)} % 6] as weekly_hours,
        (array['high', 'medium', 'medium', 'medium', 'low', 'low'])[1 + ${chance(11)} % 6] as urgency,
        date_trunc('milliseconds', today - interval '90 days' * ((${range.count} - n + 0.5) / ${range.count})) as posted_at,
        case when ${chance(12)} % 10 > 0 then today::date + 1 + (${chance(13)} % 60)::integer end as closes_on,
        (power(${fraction(14)}, 3) * 150)::integer as application_count
      from draw
        join role on role.number = role_number
        join town on town.number = town_number
        left join partner on partner.number = partner_number
        left join scale on scale.nation = town.nation and scale.band = role.band
        left join scale as england on england.nation = 'england' and england.band = role.band
    )
    insert into job (
      id, reference, title, department, employer_id, recruitment_partner_id, place_id, type, contract_type,
      working_pattern, weekly_hours, urgency, description, pay_scheme, pay_nation, pay_year, pay_band, salary_min,
      salary_max, posted_at, closes_on, application_count, apply_url, search_text, search_vector, created_at,
      updated_at)
    select
      (lpad(to_hex((extract(epoch from posted_at) * 1000)::bigint), 12, '0') || '7' ||
        lpad(to_hex(${chance(18)} % 4096), 3, '0') || '8' ||
        lpad(to_hex(hashint8extended(n, 19) & 1152921504606846975), 15, '0'))::uuid,
      reference, title, department, employer_id, partner_id, place_id, type,
      case when type = 'contract' then 'Fixed term' else 'Permanent' end,
      case when type = 'full_time' or weekly_hours = 37.5 then 'Full-time' else 'Part-time' end,
      case when type = 'full_time' then 37.5 else weekly_hours end,
      urgency, description,
      case when band is null then 'medical_and_dental' else 'agenda_for_change' end,
      -- Where no scale is held, the salary of a band is entered.
      case when pay_year is not null then nation end, pay_year, band,
      salary_min, salary_max, posted_at, closes_on, application_count,
      'https://www.jobs.nhs.uk/candidate/search/results?keyword=' || reference,
      job_search_text(title, department, employer, partner, place, reference),
      job_search_vector(title, department, employer, partner, place, region, description),
      posted_at, posted_at
    from post`.execute(transaction);
}
