import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import type { DB, HelpArticle } from '../../../schema/tables.ts';
import articles from './reference/help-articles.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

/** The texts by category: the title as a heading, the summary as a paragraph, and the body. */
const directory = join(import.meta.dirname, 'reference/help-articles');

/**
 * Brings the help center to what the files say, in their order. Articles that a release no longer has are deleted; what
 * visitors have said of the others stays. What operators have written or edited in the portal stays as they have left it.
 */
export async function loadHelpArticles(db: Kysely<DB>): Promise<void> {
  const rows = await Promise.all(articles.map((article, index) => helpArticleRow(article, index + 1)));
  const slugs = rows.map(({ slug }) => slug);
  await db.deleteFrom('help_article').where('slug', 'not in', slugs).where('revision', '=', 0).execute();
  const edited = await db.selectFrom('help_article').select(['slug', 'title']).where('revision', '>', 0).execute();
  // Of two articles with one title, that of the operators stays.
  const loaded = rows.filter(({ slug, title }) => !edited.some((one) => one.slug === slug || one.title === title));
  await upsertRows(db, { table: 'help_article', key: ['slug'], rows: loaded });
}

interface ListedArticle {
  readonly category: string;
  readonly slug: string;
  /** YYYY-MM-DD. */
  readonly updatedOn: string;
  readonly popularPlace?: number;
  /** Other names of its subject, if the text does not contain them. */
  readonly keywords?: readonly string[];
}

async function helpArticleRow(article: ListedArticle, position: number): Promise<Insertable<HelpArticle>> {
  const { category, slug, updatedOn, popularPlace = null, keywords = [] } = article;
  const text = await readFile(join(directory, category, `${slug}.md`), 'utf8');
  const [heading = '', summary = '', ...body] = text.trim().split('\n\n');
  return {
    slug,
    category,
    position,
    title: heading.replace(/^# /, ''),
    summary: summary.replaceAll('\n', ' '),
    body: body.join('\n\n'),
    popular_place: popularPlace,
    keywords: keywords.join('\n'),
    updated_at: `${updatedOn}T00:00:00Z`,
  };
}
