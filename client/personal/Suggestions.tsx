import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Missing } from './missing.ts';
import { WHY } from './words.ts';

/** Something that is suggested. */
export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** Its facts, a line each. */
  readonly facts: readonly string[];
  /** Each in a sentence; there is at least one. */
  readonly reasons: readonly string[];
}

interface SuggestionsProps {
  /** Names the section in addresses. */
  id: string;
  title: string;
  /** By which rule things are chosen and ordered. */
  rule: string;
  suggestions: readonly Suggestion[];
  /** What is said where nothing is suggested: that, and what is missing for it. */
  none: string;
  missing: readonly Missing[];
}

/** Things of one kind that are suggested, each with the reasons beside it. */
export function Suggestions({ id, title, rule, suggestions, none, missing }: SuggestionsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h2>
      <p className="mt-2 text-sm text-ink-2">{rule}</p>
      {suggestions.length > 0 ? (
        <ul className="mt-6 border-t-2 border-ink">
          {suggestions.map((suggestion) => (
            <Row key={suggestion.id} {...suggestion} />
          ))}
        </ul>
      ) : (
        <div className="mt-6 border-t-2 border-ink py-6">
          <h3 className="text-h3">{none}</h3>
          <ul className="mt-2 text-sm">
            {missing.map(({ text, to, label }) => (
              <li key={text} className="py-1">
                {text}{' '}
                <Link to={to} className="font-medium">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Row({ title, to, facts, reasons }: Suggestion): ReactNode {
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4 sm:grid-cols-2">
      <div className="min-w-0">
        <h3 className="text-base font-bold wrap-anywhere">
          <Link to={to}>{title}</Link>
        </h3>
        {facts.map((fact) => (
          <p key={fact} className="text-sm">
            {fact}
          </p>
        ))}
      </div>
      <div className="min-w-0 border-l-4 border-line pl-4 text-sm">
        <p className="font-bold">
          {WHY}
          <span className="sr-only">: {title}</span>
        </p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
