import type { Kysely } from 'kysely';
import { portalPages } from '../../schema/combined-search/portal-pages.ts';
import type { DB } from '../../schema/tables.ts';
import type { Opens } from './evaluate.ts';

/** Pages that keyword rules name and that the search does not. Their titles are those of the navigation. */
const otherPages = new Map([
  ['/staff-portal', 'Staff portal'],
  ['/compliance', 'Compliance'],
  ['/equipment', 'Equipment marketplace'],
  ['/news', 'News'],
  ['/training', 'Training'],
  ['/system-status', 'System status'],
]);

/** Looks a citation up by its path alone: whether the row that the page would show has the title that was cited. */
export function opensIn(db: Kysely<DB>): Opens {
  return async ({ category, path, title }) => {
    const address = new URL(path, 'https://portal.example');
    const key = address.searchParams;
    switch (category) {
      case 'recruitment':
        return title === (await titleOf(db, 'job', 'id', key.get('job')));
      case 'compliance':
        return title === (await titleOf(db, 'document', 'slug', key.get('doc')));
      case 'equipment': {
        const product = await db
          .selectFrom('equipment')
          .select('name')
          .where('id', '=', key.get('item'))
          .executeTakeFirst();
        return title === product?.name;
      }
      case 'other':
        return title === (await titleOf(db, 'article', 'slug', key.get('article')));
      case 'help':
        return title === (await titleOf(db, 'help_article', 'slug', key.get('article')));
      case 'page':
        return title === (portalPages.find((page) => page.path === path)?.title ?? otherPages.get(address.pathname));
    }
  };
}

async function titleOf(
  db: Kysely<DB>,
  table: 'job' | 'document' | 'article' | 'help_article',
  column: 'id' | 'slug',
  key: string | null,
): Promise<string | undefined> {
  const found = await db.selectFrom(table).select('title').where(db.dynamic.ref(column), '=', key).executeTakeFirst();
  return found?.title;
}
