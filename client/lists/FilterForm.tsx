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
  children: ReactNode;
}

/**
 * The filters beside a list as one GET form, which works without scripts. On small screens it folds away. It stands in a
 * grid of 12 columns on wide screens and 2 on small ones.
 */
export function FilterForm({ id, label, path, inUse, showLabel, onSubmit, children }: FilterFormProps) {
  const details = useOpenOnDesktop();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!window.matchMedia(DESKTOP).matches && details.current) details.current.open = false;
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <details
      ref={details}
      className="details-open-on-desktop max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-1 lg:col-span-3"
    >
      <summary className={`${buttonClasses('secondary', 'compact')} w-[calc(50%-0.5rem)] lg:hidden`}>
        <SlidersHorizontal aria-hidden className="size-5" strokeWidth={2} />
        Filter{inUse > 0 && ` (${inUse})`}
      </summary>
      <form id={id} method="get" action={path} aria-label={label} onSubmit={submit} className="max-lg:pt-6">
        {children}
        <div className="bg-paper py-4 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:border-b max-lg:border-line lg:sr-only lg:focus-within:not-sr-only">
          <Button type="submit" className="w-full">
            {showLabel}
          </Button>
        </div>
        <div className="mt-4 hidden lg:noscript:block">
          <Button type="submit" size="compact">
            Apply filters
          </Button>
        </div>
      </form>
    </details>
  );
}

const DESKTOP = '(width >= 61.875rem)';

/** Beside the list the filters are always open: by style where the browser can do it, by this where it cannot. */
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
