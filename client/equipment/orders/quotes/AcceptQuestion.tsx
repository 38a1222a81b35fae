import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Choice } from './QuoteTable.tsx';
import { pounds } from './quote-words.ts';

interface AcceptQuestionProps {
  choice: Choice;
  isWorking: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** Asks once more before lines of a quote are accepted, which cannot be taken back. */
export function AcceptQuestion({ choice: { quote, lines }, isWorking, onAccept, onCancel }: AcceptQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const amount = lines.reduce((sum, line) => sum + Math.round(line.amount * 100), 0) / 100;
  const items = lines.length === 1 ? '1 item' : `${lines.length} items`;
  return (
    <section className="num mt-6 border-l-[6px] border-amber bg-amber-tint p-5 text-sm" data-print="hide">
      <h4 ref={heading} tabIndex={-1} className="text-base font-bold wrap-anywhere outline-none">
        Accept {items} from {quote.supplierName} for {pounds(amount)} without VAT?
      </h4>
      <p className="mt-2">
        The supplier is told by email and sees your name, email and phone number. You cannot take it back here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" aria-disabled={isWorking} onClick={isWorking ? undefined : onAccept}>
          {isWorking ? 'Accepting...' : 'Accept quote'}
        </Button>
        <Button aria-disabled={isWorking} onClick={() => !isWorking && onCancel()}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
