import type { ArticleCategoryName } from '../../news/article-row.ts';

/** The pictures of the release for articles: the path of each, by its name in the graph, and its alternative text. */
export const articlePictures = {
  BULLETIN: { value: '/pictures/bulletin.svg', description: 'A departure board with one row lit.' },
  ESTATE: { value: '/pictures/estate.svg', description: 'Hospital buildings at night with lit windows.' },
  EVIDENCE: { value: '/pictures/evidence.svg', description: 'Documents fanned out.' },
  ROTA: { value: '/pictures/rota.svg', description: 'A rota: rows of shifts, one of them open.' },
  SIGNAL: { value: '/pictures/signal.svg', description: 'Traces like a ridge, one of them marked.' },
  STORES: { value: '/pictures/stores.svg', description: 'Stacked crates on teal.' },
  SUPPLY: { value: '/pictures/supply.svg', description: 'Stacked crates on blue.' },
  WAYFINDING: {
    value: '/pictures/wayfinding.svg',
    description: 'Coloured floor lines that change direction together.',
  },
} as const;

/** The path of one of them. */
export type ArticlePicturePath = (typeof articlePictures)[keyof typeof articlePictures]['value'];

/** The name of a picture's path; null for any other path, which a release may contain. */
export function articlePictureAt(path: string): ArticlePicturePath | null {
  return Object.values(articlePictures).find(({ value }) => value === path)?.value ?? null;
}

/** The default picture of a new article, by its category: it is decorative. */
export const picturesOfCategories: Readonly<Record<ArticleCategoryName, ArticlePicturePath>> = {
  breaking: '/pictures/bulletin.svg',
  policy: '/pictures/supply.svg',
  recruitment: '/pictures/rota.svg',
  technology: '/pictures/signal.svg',
  compliance: '/pictures/evidence.svg',
  research: '/pictures/wayfinding.svg',
};
