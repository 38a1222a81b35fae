import { type RawBuilder, sql } from 'kysely';

/** So many visitors of one network are counted on a day: a program can make up any number of them. */
const MOST_IN_A_NETWORK = 50;

/** A query of the counted visitors of each day that has page views of the condition: `day`, `page_views`, `visitors`. */
export function countedVisitors(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select day, sum(views)::integer as page_views, sum(least(visitors, ${sql.lit(MOST_IN_A_NETWORK)}))::integer as visitors
      from (
        select day, network, count(*) as views, count(distinct visitor) as visitors
          from page_view where ${condition} group by day, network) as networks
      group by day`;
}
