import { Minus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWholeScreen } from './use-whole-screen.ts';

interface ChatWindowProps {
  title: string;
  subtitle: string;
  /** The position of its lower edge on wide screens: in the corner, or above the button there. */
  place: 'corner' | 'above-launcher';
  onMinimise: () => void;
  onClose: () => void;
  /** Changes whenever something was said, which is then in sight. */
  said: unknown;
  /** What one writes with. */
  footer: ReactNode;
  /** What was said. */
  children: ReactNode;
}

const places = {
  corner: 'sm:bottom-4 sm:max-h-[calc(100dvh-2rem)]',
  'above-launcher': 'sm:bottom-18 sm:max-h-[calc(100dvh-5.5rem)]',
} as const;

/** What scrolls is scrolled by keys, too. */
const scrolledByKeys = { tabIndex: 0 };

/**
 * The window of a conversation: beside the page, which stays usable; the whole screen on phones, where the page waits. Escape
 * minimises it.
 */
export function ChatWindow({ title, subtitle, place, onMinimise, onClose, said, footer, children }: ChatWindowProps) {
  const log = useRef<HTMLDivElement>(null);
  useWholeScreen();
  useEffect(() => {
    if (said) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [said]);
  return createPortal(
    <section
      role="dialog"
      aria-label={title}
      data-print="hide"
      onKeyDown={(event) => event.key === 'Escape' && onMinimise()}
      className={`fixed inset-0 z-40 flex flex-col bg-paper shadow-overlay sm:inset-auto sm:right-4 sm:h-150 sm:w-100 sm:rounded-lg ${places[place]}`}
    >
      <div className="flex shrink-0 items-center justify-between bg-navy py-2 pr-2 pl-5 text-white sm:rounded-t-lg">
        <div>
          <h2 className="text-sm font-bold">{title}</h2>
          <p className="text-xs">{subtitle}</p>
        </div>
        <div className="flex">
          <IconButton label="Minimise chat" onPress={onMinimise}>
            <Minus aria-hidden className="size-5" strokeWidth={2} />
          </IconButton>
          <IconButton label="Close chat" onPress={onClose}>
            <X aria-hidden className="size-5" strokeWidth={2} />
          </IconButton>
        </div>
      </div>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        {...scrolledByKeys}
        className="flex grow flex-col gap-5 overflow-y-auto overscroll-contain px-5 py-5"
      >
        {children}
      </div>
      <div className="shrink-0 border-t border-line px-5 pt-3 pb-4">{footer}</div>
    </section>,
    document.body,
  );
}

function IconButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-11 items-center justify-center rounded text-white hover:bg-brand-dark"
    >
      {children}
    </button>
  );
}
