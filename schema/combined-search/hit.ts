import type { Category } from './category.ts';
import type { FormKind } from './forms.ts';
import type { Ranked } from './relevance.ts';

/** A part of the portal that is searched. */
export type SourceName = 'jobs' | 'documents' | 'equipment' | 'news' | 'help';

export interface RecruitmentData {
  readonly kind: 'recruitment';
  readonly employer: string;
  readonly positions: number;
  readonly location: string;
  readonly region: string;
  readonly salary: string;
}

export interface ComplianceData {
  readonly kind: 'compliance';
  readonly updated: string;
  readonly downloadSize: string;
}

export interface EquipmentData {
  readonly kind: 'equipment';
  readonly supplier: string;
  /** The town of the supplier. */
  readonly location: string;
  readonly price: number;
  readonly availability: string;
  readonly certification: string | null;
}

export interface NewsData {
  readonly kind: 'news';
  readonly publishedAt: string;
  readonly readTime: number;
}

/** An article of the help center. */
export interface HelpData {
  readonly kind: 'help';
  /** The category of the article in words. */
  readonly section: string;
}

/** A page of the portal itself. */
export interface PageData {
  readonly kind: 'page';
  readonly address: string;
}

export type HitData = RecruitmentData | ComplianceData | EquipmentData | NewsData | HelpData | PageData;

/** A typed word, and what of the row answers it. */
export interface Reason {
  readonly word: string;
  readonly matched: string;
  readonly kind: Exclude<FormKind, 'narrower'> | 'category' | 'place' | 'filter';
  readonly place: 'title' | 'text' | 'category' | 'place' | 'filter';
}

/** What a source says of a row; the rest of a hit follows from the search. */
export interface HitContent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly data: HitData;
  /** Where in the portal it stands. */
  readonly path: string;
}

/** A row that answers a search. */
export interface Hit extends HitContent, Ranked {
  readonly category: Category | 'page';
  readonly phrase: boolean;
  readonly reasons: readonly Reason[];
  /** Of the words that answer the search; one that is only a beginning ends in '*'. */
  readonly stems: readonly string[];
}
