import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../../../queries/keyset.ts';
import type { RowQuery } from '../../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../../queries/lists/plain-list.queries.ts';
import type { DB } from '../../../tables.ts';
import type { NewsletterIssueRow } from './newsletter-issue-row.ts';
import { issueColumns } from './newsletter-issues.queries.ts';

const latest: Order<NewsletterIssueRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`newsletter_issue.changed_at`, type: 'timestamptz' },
    { expression: sql`newsletter_issue.id`, type: 'uuid' },
  ],
  values: ({ changedAt, id }) => [changedAt, id],
};

/** Issues of the newsletter as a list. */
export const listedNewsletterIssues: PlainTable<NewsletterIssueRow, 'latest', object, object> = {
  table: 'newsletter_issue',
  orders: { latest },
  conditions: () => [],
  select: (rows) =>
    (rows as unknown as SelectQueryBuilder<DB, 'newsletter_issue', object>).select(
      issueColumns,
    ) as unknown as RowQuery<NewsletterIssueRow>,
};
