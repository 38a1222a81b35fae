import type { ReactNode } from 'react';
import { hitFacts } from './hit-facts.ts';
import { categoryLabels } from './hit-words.ts';
import type { SearchHitRowFragment } from './search.generated.ts';

const rules: Record<SearchHitRowFragment['category'], string> = {
  RECRUITMENT: 'border-brand',
  COMPLIANCE: 'border-teal',
  EQUIPMENT: 'border-amber',
  PAGE: 'border-ink',
  HELP: 'border-ink',
  OTHER: 'border-ink-2',
};

/** The classes of a row: the rule in the colour of its area, and the columns. The skeleton has the same. */
export function hitRowClasses(category: SearchHitRowFragment['category']): string {
  return `${rules[category]} border-l-4 py-2 pr-4 pl-3 sm:pr-8 sm:pl-7 ${hitGrid}`;
}

export const hitGrid = 'grid gap-x-4 sm:grid-cols-[7.25rem_1fr_auto]';

/** A text with the matching words marked. */
export function MarkedText({ parts }: { parts: SearchHitRowFragment['titleParts'] }) {
  let place = 0;
  return parts.map(({ text, isMatch }) => {
    place += text.length;
    return isMatch ? (
      <mark key={place} className="bg-amber-tint text-inherit">
        {text}
      </mark>
    ) : (
      text
    );
  });
}

/** A hit: category, title, summary, data and score. */
export function HitContent({ hit, title }: { hit: SearchHitRowFragment; title: ReactNode }) {
  return (
    <>
      <span className="col-start-1 row-start-1 text-xs text-ink-2 sm:pt-1">{categoryLabels[hit.category]}</span>
      <span className="num col-start-2 row-start-1 text-right text-xs text-ink sm:col-start-3 sm:pt-1">
        {hit.percent}% match
      </span>
      <span className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <span className="block text-base font-bold">{title}</span>
        <span className="line-clamp-2 text-xs text-ink-2">
          <MarkedText parts={hit.descriptionParts} />
        </span>
        <span className="num block text-xs text-ink">{hitFacts(hit)}</span>
      </span>
    </>
  );
}
