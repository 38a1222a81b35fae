import { Button } from './Button.tsx';

/** Prints the page. Without scripts there is none, and the browser's own menu prints. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button data-print="hide" className="noscript:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
