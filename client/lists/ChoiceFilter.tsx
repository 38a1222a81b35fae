import { CheckboxFacet } from '../ui/CheckboxFacet.tsx';
import { countOfChoice, type FacetCount } from './count-of-choice.ts';
import type { ChoiceFilter as Filter } from './list-definition.ts';
import type { ListWords } from './list-words.ts';

interface ChoiceFilterProps {
  words: ListWords;
  filter: Filter;
  chosen: readonly string[];
  /** Undefined until they are known. */
  counts: readonly FacetCount[] | undefined;
  onChange: (chosen: string[]) => void;
}

/** One group of choices, of which several may be made, with the number of rows behind each. */
export function ChoiceFilter({ words, filter, chosen, counts, onChange }: ChoiceFilterProps) {
  const { name, title, choices } = filter;
  return (
    <fieldset className="mt-6 border-t border-line pt-4 not-first-of-type:mt-3">
      <legend className="float-left w-full pb-1 text-sm font-bold">{title}</legend>
      <div className="clear-both">
        {choices.map((choice) => (
          <CheckboxFacet
            key={choice.slug}
            name={name}
            value={choice.slug}
            label={choice.label}
            checked={chosen.includes(choice.slug)}
            count={countOfChoice(choice, counts)}
            counted={[words.one, words.many]}
            onChange={(checked) =>
              onChange(checked ? [...chosen, choice.slug] : chosen.filter((other) => other !== choice.slug))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
