import type { ArticleInput, ArticlePicture, ArticlePriority } from '../../../generated/graph.generated.ts';
import { categoryFilter } from '../../../news/article-choices.ts';
import type { OpenArticleFragment } from '../../../news/open-article.generated.ts';
import { instantInLondon, shownInLondon } from '../../../system-status/desk/london-time.ts';
import type { FormValues } from '../EditorForm.tsx';
import { linesOf } from '../lines.ts';
import type { EditableArticleQuery } from './articles.generated.ts';

type Edited = NonNullable<EditableArticleQuery['editableArticle']>;

const WORDS_A_MINUTE = 200;

export const priorities: readonly { value: ArticlePriority; label: string }[] = [
  { value: 'HIGH', label: 'High: may stand in the live update' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'LOW', label: 'Low' },
];

export const categories = categoryFilter.choices.map(({ label, values: [value] }) => ({ label, value: value ?? '' }));

const PICTURES: Readonly<Record<ArticlePicture, { label: string; path: string }>> = {
  BULLETIN: { label: 'Departure board', path: '/pictures/bulletin.svg' },
  ESTATE: { label: 'Hospital buildings at night', path: '/pictures/estate.svg' },
  EVIDENCE: { label: 'Documents fanned out', path: '/pictures/evidence.svg' },
  ROTA: { label: 'Rota with an open shift', path: '/pictures/rota.svg' },
  SIGNAL: { label: 'Traces of a signal', path: '/pictures/signal.svg' },
  STORES: { label: 'Stacked crates on teal', path: '/pictures/stores.svg' },
  SUPPLY: { label: 'Stacked crates on blue', path: '/pictures/supply.svg' },
  WAYFINDING: { label: 'Coloured floor lines', path: '/pictures/wayfinding.svg' },
};

/** The pictures to choose from; an article may have another one, which stays until one of these is chosen. */
export function pictureOptions(article: Edited | undefined): { value: string; label: string }[] {
  const stays = article ? 'The one that it has' : 'The one of its category';
  return [
    ...(article?.picture ? [] : [{ value: '', label: stays }]),
    ...Object.entries(PICTURES).map(([value, { label }]) => ({ value, label })),
  ];
}

/** What the form of an article begins with. */
export function valuesOf(article: Edited | undefined, now: Date): FormValues {
  return {
    title: article?.title ?? '',
    summary: article?.summary ?? '',
    content: article?.content ?? '',
    category: article?.category ?? 'POLICY',
    priority: article?.priority ?? 'MEDIUM',
    tags: article?.tags.join('\n') ?? '',
    source: article?.source ?? __PRODUCT_NAME__,
    sourceUrl: article?.sourceUrl ?? '',
    verified: article?.verified ? 'yes' : 'no',
    publishedAt: shownInLondon(article?.publishedAt ?? now.toISOString()),
    picture: article?.picture ?? '',
    pictureDescription: article?.pictureDescription ?? '',
  };
}

/** What is sent of a form. The date stays as it was to the second if it was not changed. */
export function inputOf(values: FormValues, article: Edited | undefined): ArticleInput {
  const text = (name: string) => values[name] ?? '';
  const isSameDate = article && shownInLondon(article.publishedAt) === text('publishedAt');
  return {
    title: text('title'),
    summary: text('summary'),
    content: text('content'),
    category: text('category') as ArticleInput['category'],
    priority: text('priority') as ArticleInput['priority'],
    tags: linesOf(values['tags']),
    source: text('source'),
    sourceUrl: text('sourceUrl'),
    verified: text('verified') === 'yes',
    publishedAt: isSameDate ? article.publishedAt : (instantInLondon(text('publishedAt')) ?? ''),
    picture: text('picture') ? (text('picture') as ArticlePicture) : null,
    pictureDescription: text('pictureDescription'),
  };
}

/** What a form holds as an article that the page of news can show. */
export function articleOf(values: FormValues, article: Edited | undefined): OpenArticleFragment {
  const { publishedAt, sourceUrl, picture, pictureDescription, ...input } = inputOf(values, article);
  const words = input.content.split(/\s+/).filter(Boolean).length;
  return {
    ...input,
    id: article?.id ?? '',
    slug: article?.slug ?? '',
    categoryLabel: categories.find(({ value }) => value === input.category)?.label ?? '',
    tags: linesOf(values['tags']),
    sourceUrl: sourceUrl || null,
    image: picture ? PICTURES[picture].path : (article?.image ?? ''),
    imageDescription: pictureDescription ?? '',
    readTime: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)),
    ...{ views: 0, likes: 0, comments: 0 },
    publishedAt: publishedAt || new Date(0).toISOString(),
  };
}
