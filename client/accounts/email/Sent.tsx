import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a form after its mail was sent. */
export function Sent({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="border-l-[6px] border-go bg-go-tint p-5 text-sm outline-none">
      {children}
    </p>
  );
}
