import { type ArticleCategoryName, type ArticleRow, articleCategories } from '../../news/article-row.ts';
import { refuseLongList } from '../../queries/filter-values.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { checkWebAddress } from '../../text/web-address.ts';
import type { EditedFields } from '../edited-kind.ts';
import { type ArticlePicturePath, picturesOfCategories } from './article-pictures.ts';

/** What an operator writes of an article. */
export interface ArticleDraft {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly category: ArticleCategoryName;
  readonly priority: ArticleRow['priority'];
  readonly tags: readonly string[];
  readonly source: string;
  readonly sourceUrl?: string | null | undefined;
  readonly verified: boolean;
  readonly publishedAt: string;
  /** If absent, an existing article keeps its picture; a new one gets that of its category. */
  readonly picture?: ArticlePicturePath | null | undefined;
  /** Unchanged if absent. */
  readonly pictureDescription?: string | null | undefined;
}

/** The same, checked, as a revision keeps it. */
export interface ArticleFields extends EditedFields {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly category: ArticleCategoryName;
  readonly priority: ArticleRow['priority'];
  readonly tags: readonly string[];
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly verified: boolean;
  readonly publishedAt: string;
  readonly image: string;
  readonly imageDescription: string;
  readonly published: boolean;
}

type PictureFields = Pick<ArticleFields, 'image' | 'imageDescription'>;

export const MOST_TAGS = 10;
export const LONGEST_DESCRIPTION = 300;
const EARLIEST = Date.parse('1948-07-05T00:00:00Z');

/** What each field is called, in the order of the form. */
export const articleLabels = {
  title: 'Title',
  summary: 'Summary',
  content: 'Text',
  category: 'Category',
  priority: 'Priority',
  tags: 'Tags',
  source: 'Source',
  sourceUrl: 'Web address of the source',
  verified: 'Held against its source',
  publishedAt: 'Date',
  image: 'Picture',
  imageDescription: 'What the picture says',
  published: 'Published',
} as const;

/** Checks an article. @throws ValidationError that names the fields. */
export function checkArticle(draft: ArticleDraft, now: Date): Partial<ArticleFields> & Pick<ArticleFields, 'category'> {
  refuseLongList('tags', draft.tags);
  const checks = new FieldChecks();
  const line = (name: 'title' | 'summary' | 'source', most: number, missing: string) =>
    checks.line(name, draft[name], { most, missing, name: articleLabels[name] });
  const checked = {
    title: line('title', 200, 'Enter a title'),
    summary: line('summary', 500, 'Enter a summary'),
    content: checks.lines('content', draft.content, { most: 50_000, missing: 'Enter the text', name: 'Text' }),
    category: articleCategories.find((one) => one === draft.category) ?? 'breaking',
    priority: draft.priority,
    tags: checkTags(checks, draft.tags),
    source: line('source', 200, 'Enter who says so'),
    sourceUrl: checkWebAddress(checks, 'sourceUrl', draft.sourceUrl),
    verified: draft.verified,
    publishedAt: draft.publishedAt,
    ...checkPicture(checks, draft),
  };
  const at = Date.parse(draft.publishedAt);
  if (!(at >= EARLIEST && at <= now.getTime())) {
    checks.refuse('publishedAt', 'The date must not be in the future, nor before 5 July 1948');
  }
  if (checked.verified && checked.sourceUrl === null && !checks.isRefused('sourceUrl')) {
    checks.refuse('sourceUrl', 'Enter the web address of the source that the article was held against');
  }
  checks.done();
  return { ...checked, publishedAt: new Date(at).toISOString() };
}

/** Checks an article that is written anew, which has a picture in any case. @throws ValidationError that names the fields. */
export function checkNewArticle(draft: ArticleDraft, now: Date): Partial<ArticleFields> {
  const checked = checkArticle(draft, now);
  return { image: picturesOfCategories[checked.category], imageDescription: '', ...checked };
}

function checkPicture(checks: FieldChecks, { picture, pictureDescription }: ArticleDraft): Partial<PictureFields> {
  const asked = { most: LONGEST_DESCRIPTION, name: articleLabels.imageDescription };
  return {
    ...(picture != null && { image: picture }),
    ...(pictureDescription != null && {
      imageDescription: checks.line('pictureDescription', pictureDescription, asked),
    }),
  };
}

function checkTags(checks: FieldChecks, given: readonly string[]): readonly string[] {
  const tags = [...new Set(given.map((tag) => checks.line('tags', tag, { most: 60, name: 'A tag' })))].filter(Boolean);
  if (tags.length > MOST_TAGS) {
    checks.refuse('tags', `Enter ${MOST_TAGS} tags or fewer`);
  }
  return tags;
}
