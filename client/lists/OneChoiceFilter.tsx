import { RadioFacet } from '../ui/RadioFacet.tsx';
import { countOfChoice, type FacetCount } from './count-of-choice.ts';
import type { ChoiceFilter } from './list-definition.ts';
import type { ListWords } from './list-words.ts';

interface OneChoiceFilterProps {
  words: ListWords;
  /** A filter of which one choice may be made. */
  filter: ChoiceFilter;
  /** The words for no choice: "All". */
  all: string;
  chosen: readonly string[];
  /** Undefined until they are known. */
  counts: readonly FacetCount[] | undefined;
  onChange: (chosen: string[]) => void;
}

/** One group of choices that exclude each other, with the number of rows behind each; the first takes the filter away. */
export function OneChoiceFilter({ words, filter, all, chosen, counts, onChange }: OneChoiceFilterProps) {
  const { name, title, choices } = filter;
  const counted = [words.one, words.many] as const;
  return (
    <fieldset className="mt-6 border-t border-line pt-4 first:mt-0 not-first-of-type:mt-3 lg:first:border-t-0 lg:first:pt-0">
      <legend className="float-left w-full pb-1 text-sm font-bold">{title}</legend>
      <div className="clear-both">
        <RadioFacet
          name={name}
          value=""
          label={all}
          checked={chosen.length === 0}
          count={counts?.reduce((sum, { count }) => sum + count, 0)}
          counted={counted}
          onChoose={() => onChange([])}
        />
        {choices.map((choice) => (
          <RadioFacet
            key={choice.slug}
            name={name}
            value={choice.slug}
            label={choice.label}
            checked={chosen.includes(choice.slug)}
            count={countOfChoice(choice, counts)}
            counted={counted}
            onChoose={() => onChange([choice.slug])}
          />
        ))}
      </div>
    </fieldset>
  );
}
