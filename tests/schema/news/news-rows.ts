import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { createArticle } from '../../factories/article.ts';

/** Four articles, newest first, that differ in everything that a list can be narrowed or ordered by; and no others. */
export async function replaceArticles(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('article').execute();
  await createArticle(db, {
    slug: 'alpha',
    title: 'Alpha ventilators on loan',
    summary: 'What to ask before one is borrowed.',
    content: 'The physio decides.',
    category: 'technology',
    priority: 'high',
    tags: ['equipment', 'intensive care'],
    source_url: 'https://source.example/1',
    verified: true,
    published_at: '2026-11-19T09:00:00Z',
  });
  await createArticle(db, {
    slug: 'bravo',
    title: 'Bravo: a rota that holds',
    summary: 'How a ward keeps its promises to the physio.',
    category: 'recruitment',
    priority: 'medium',
    tags: ['nights'],
    published_at: '2026-11-18T09:00:00Z',
  });
  await createArticle(db, {
    slug: 'charlie',
    title: 'Charlie asks for a physio',
    summary: 'One post, three hospitals.',
    category: 'recruitment',
    priority: 'high',
    tags: ['Équipe', 'vacancies'],
    published_at: '2026-11-17T09:00:00Z',
  });
  await createArticle(db, {
    slug: 'delta',
    title: 'Delta counts its audits',
    summary: 'A hundred percent is not 100%.',
    category: 'compliance',
    priority: 'low',
    source_url: 'https://source.example/4',
    verified: true,
    published_at: '2026-11-10T09:00:00Z',
  });
}
