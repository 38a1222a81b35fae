import type { HomeEntryFragment } from '../home-page.generated.ts';
import { ILLUSTRATIVE } from '../words.ts';
import { Audience } from './Audience.tsx';

/** Which panel is shown follows from the radio button that is checked, so that no script is needed. Printed, all are. */
const panelClasses = [
  'group-has-[#audience-0:checked]/audiences:grid',
  'group-has-[#audience-1:checked]/audiences:grid',
  'group-has-[#audience-2:checked]/audiences:grid',
  'group-has-[#audience-3:checked]/audiences:grid',
];

const tabClasses =
  'relative flex min-h-11 cursor-pointer items-center border-b-4 border-transparent py-2 forced-colors:not-has-checked:border-[Canvas] text-base hover:text-brand has-checked:border-brand has-checked:font-bold has-focus-visible:bg-focus has-focus-visible:text-ink';

/** The problem of each group of users, the portal's answer, and where to start. */
export function Audiences({ entries }: { entries: readonly HomeEntryFragment[] }) {
  const shown = entries.slice(0, panelClasses.length);
  return (
    <section aria-labelledby="audiences" className="group/audiences">
      <div className="page-wrap pt-10 pb-8 lg:pt-16 lg:pb-12">
        <h2 id="audiences" className="text-h2">
          Who it is for
        </h2>
        <fieldset className="mt-4 border-b border-line-strong" data-print="hide">
          <legend className="sr-only">Show what there is for</legend>
          <div className="-mb-px grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap sm:gap-x-5 lg:gap-x-8">
            {shown.map(({ key, title }, at) => (
              <label key={key} className={tabClasses}>
                <input
                  type="radio"
                  name="audience"
                  id={`audience-${at}`}
                  defaultChecked={at === 0}
                  className="sr-only"
                />
                <span data-label={title} className="bold-width">
                  {title}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {shown.map((entry, at) => (
          <Audience key={entry.key} entry={entry} className={`hidden print:grid ${panelClasses[at] ?? ''}`} />
        ))}
        {shown.some(({ illustrative }) => illustrative) && <p className="mt-6 text-xs text-ink-2">{ILLUSTRATIVE}</p>}
      </div>
    </section>
  );
}
