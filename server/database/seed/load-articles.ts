import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import articles from './sample/articles.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

const directory = join(import.meta.dirname, 'sample/articles');

/** The sample articles. The text of each is in a Markdown file of its slug; dates are as printed, as news has dates. */
export async function loadArticles(db: Kysely<DB>): Promise<void> {
  const rows = await Promise.all(
    articles.map(async ({ sourceUrl, imageDescription, publishedAt, ...article }) => ({
      ...article,
      source_url: sourceUrl,
      image_description: imageDescription,
      published_at: publishedAt,
      content: (await readFile(join(directory, `${article.slug}.md`), 'utf8')).trim(),
    })),
  );
  // Sample articles are opened too, so counting continues from the figure of the file.
  await upsertRows(db, {
    ...{ table: 'article', key: ['id'], rows },
    ...{ onlyWhenNew: ['views'], changedAt: 'updated_at', leavesEdited: true },
  });
}
