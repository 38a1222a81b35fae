import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import type { CommentRow, CommentState, ModeratedCommentRow, OwnCommentRow } from './comment-row.ts';

type Comments = SelectQueryBuilder<DB, 'article_comment', object>;

const newest: Order<CommentRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`article_comment.posted_at`, type: 'timestamptz' },
    { expression: sql`article_comment.id`, type: 'uuid' },
  ],
  values: ({ postedAt, id }) => [postedAt, id],
};

const longestWaiting: Order<ModeratedCommentRow> = {
  direction: 'asc',
  columns: [
    { expression: sql`article_comment.waiting_since`, type: 'timestamptz' },
    { expression: sql`article_comment.id`, type: 'uuid' },
  ],
  values: ({ waitingSince, id }) => [waitingSince ?? '', id],
};

/** The discussion of an article, the newest first. In the very words of the partial index, which serves it. */
export const listedComments: PlainTable<CommentRow, 'newest', object, { readonly article: string }> = {
  table: 'article_comment',
  orders: { newest },
  conditions: (value: Values<{ readonly article: string }>): RawBuilder<SqlBool>[] => [
    sql<SqlBool>`article_comment.article_id = ${value('article')}::uuid`,
    isShown,
  ],
  plansForValues: () => true,
  select: selectComments,
};

/** Whether a comment is shown to everyone. */
export const isShown = sql<SqlBool>`article_comment.state = 'shown' and article_comment.hidden_at is null`;

export interface OwnCommentValues {
  readonly account: string;
  readonly article: string;
}

/** The comments of one person, on one article or all, whatever their state. */
export const listedOwnComments: PlainTable<OwnCommentRow, 'newest', { readonly article: boolean }, OwnCommentValues> = {
  table: 'article_comment',
  orders: { newest },
  conditions: (value, shape): RawBuilder<SqlBool>[] => [
    sql<SqlBool>`article_comment.account_id = ${value('account')}::uuid`,
    ...(shape.article ? [sql<SqlBool>`article_comment.article_id = ${value('article')}::uuid`] : []),
  ],
  plansForValues: () => true,
  select: selectOwnComments,
};

/** The comments that wait for operators, the longest waiting first, and so overdue ones before the rest. */
export const listedWaitingComments: PlainTable<ModeratedCommentRow, 'longest-waiting', object, object> = {
  table: 'article_comment',
  orders: { 'longest-waiting': longestWaiting },
  conditions: () => [sql<SqlBool>`article_comment.waiting_since is not null and article_comment.hidden_at is null`],
  select: selectModeratedComments,
};

function selectComments(rows: RowQuery): RowQuery<CommentRow> {
  return (rows as unknown as Comments).select([
    'article_comment.id',
    'article_comment.text',
    'article_comment.author_name as authorName',
    'article_comment.author_role as authorRole',
    'article_comment.author_organization as authorOrganization',
    'article_comment.posted_at as postedAt',
    'article_comment.edited_at as editedAt',
  ]) as unknown as RowQuery<CommentRow>;
}

/** Adds what authors see to a query of comments. */
export function selectOwnComments(rows: RowQuery): RowQuery<OwnCommentRow> {
  return (selectComments(rows) as unknown as Comments)
    .innerJoin('article', 'article.id', 'article_comment.article_id')
    .select([
      'article.id as articleId',
      'article.slug as articleSlug',
      'article.title as articleTitle',
      'article_comment.removal_reason as removalReason',
    ])
    .select((select) =>
      select.ref('article_comment.state').$castTo<CommentState>().as('state'),
    ) as unknown as RowQuery<OwnCommentRow>;
}

const openReports = sql`coalesce((
  select jsonb_agg(jsonb_build_object('reason', report.reason,
    'reportedAt', to_char(report.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by report.reported_at, report.id)
  from comment_report as report
  where report.comment_id = article_comment.id and report.outcome is null), '[]')`;

/** Adds what operators see to a query of comments. */
export function selectModeratedComments(rows: RowQuery): RowQuery<ModeratedCommentRow> {
  return (selectOwnComments(rows) as unknown as Comments).select([
    'article_comment.account_id as accountId',
    'article_comment.revision',
    'article_comment.waiting_since as waitingSince',
    openReports.as('reports'),
  ]) as unknown as RowQuery<ModeratedCommentRow>;
}
