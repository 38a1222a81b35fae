import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { buttonClasses } from '../ui/button-classes.ts';

interface FilterFormProps {
  id: string;
  /** The name of the form: "Filter jobs". */
  label: string;
  /** The page of the list. */
  path: string;
  /** How many filters are set. */
  inUse: number;
  /** What the button that leads to the list says: "Show 6 jobs". */
  showLabel: string;
  onSubmit: (form: FormData) => void;
  /** The field of the search: on small screens it stays above what folds away. */
  search?: ReactNode;
  children: ReactNode;
}

/**
 * The filters beside a list as one GET form, which works without scripts. On small screens they fold away: their button
 * stands in the grid's second row, with the order of the list beside it.
 */
export function FilterForm({ id, label, path, inUse, showLabel, onSubmit, search, children }: FilterFormProps) {
  const details = useOpenOnDesktop();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!window.matchMedia(DESKTOP).matches && details.current) details.current.open = false;
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      id={id}
      method="get"
      action={path}
      aria-label={label}
      onSubmit={submit}
      className="max-lg:contents lg:col-span-3"
    >
      {search && <div className="max-lg:col-span-2 max-lg:mb-4">{search}</div>}
      <details
        ref={details}
        className="details-open-on-desktop max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-2"
      >
        <summary className={`${buttonClasses('secondary', 'compact')} filter-width lg:hidden`}>
          <SlidersHorizontal aria-hidden className="size-5 max-[22.5rem]:hidden" strokeWidth={2} />
          Filter{inUse > 0 && ` (${inUse})`}
        </summary>
        {children}
        <div className="filter-submit">
          <Button type="submit" className="w-full">
            {showLabel}
          </Button>
        </div>
        <div className="mt-4 hidden lg:noscript:block">
          <Button type="submit" size="compact">
            Apply filters
          </Button>
        </div>
      </details>
    </form>
  );
}

const DESKTOP = '(width >= 61.875rem)';

/** Beside the list the filters are always open: by style if the browser supports it, else by this. */
function useOpenOnDesktop() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const media = window.matchMedia(DESKTOP);
    const follow = () => {
      if (details.current && media.matches) details.current.open = true;
    };
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return details;
}
