import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Problem } from './problem.ts';

interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** The form whose fields the problems name. */
  form: RefObject<HTMLFormElement | null>;
  /** The level of its heading: h2 directly below the page's heading. */
  headingLevel?: 'h2' | 'h3' | undefined;
}

/**
 * All that is wrong with a form, above it. It takes the focus when it comes; each line leads to its field, or to the
 * profile where that has the field and the form has not.
 */
export function ErrorSummary({ problems, form, headingLevel: Heading = 'h3' }: ErrorSummaryProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) panel.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  const lead = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const named = form.current?.elements.namedItem(name);
    // For several boxes with one name, the first.
    const field = named instanceof RadioNodeList ? named[0] : named;
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (!isField) return;
    (field.labels?.[0] ?? field).scrollIntoView();
    field.focus({ preventScroll: true });
  };
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="border-2 border-err p-5 focus:outline-4 focus:outline-focus"
    >
      <Heading id="error-summary-title" className="text-base font-bold">
        There is a problem
      </Heading>
      <ul className="mt-2 space-y-2 text-sm font-bold text-err-dark">
        {problems.map(({ field, message, advice }) => (
          <li key={`${field} ${message}`}>
            {field && form.current?.elements.namedItem(field) ? (
              <a
                href={`#${field}`}
                onClick={(event) => lead(event, field)}
                className="text-err-dark hover:text-err-hover"
              >
                {message}
              </a>
            ) : (
              <>
                {message}
                {field === OF_THE_PROFILE && (
                  <>
                    . Go to{' '}
                    <Link to="/account#profile" className="text-err-dark hover:text-err-hover">
                      your profile
                    </Link>
                  </>
                )}
              </>
            )}
            {advice && <p className="mt-1 font-regular text-ink">{advice}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Publications show the name of the organisation, which is changed only in the profile. */
const OF_THE_PROFILE = 'organization';
