import { ChevronDown, User } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A button that shows and hides what belongs to the account. A new page, Escape and a click elsewhere hide it. */
export function AccountDisclosure({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && whole.current?.contains(event.target))) setOpenAt(undefined);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return (
    <div ref={whole}>
      <button
        ref={button}
        type="button"
        data-account-entry
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
        className="box-link flex min-h-11 w-full items-center justify-center gap-1 rounded border-2 border-brand px-2 text-sm font-bold text-brand-dark hover:bg-brand-tint"
      >
        <User aria-hidden className="size-5 xl:hidden" strokeWidth={2} />
        <span className="truncate max-xl:sr-only">{label}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 max-xl:hidden" strokeWidth={2} />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 z-10 mt-2 w-64 rounded bg-paper px-4 shadow-overlay"
      >
        {children}
      </div>
    </div>
  );
}
