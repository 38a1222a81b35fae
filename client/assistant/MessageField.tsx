import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FIELD, LONGEST_MESSAGE } from './words.ts';

/** The field for a message. Enter sends it, Shift and Enter begin a line; nothing that is blank is sent. */
export function MessageField({ onSend }: { onSend: (text: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  useEffect(() => field.current?.focus(), []);
  const send = () => {
    if (isBlank) return;
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={onSubmit} className="flex items-end gap-2">
      <textarea
        ref={field}
        aria-label={FIELD}
        rows={1}
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content max-h-32 min-h-12 w-full resize-none rounded-sm border-2 border-line-form bg-paper px-3 py-2 text-sm"
      />
      <button
        type="submit"
        aria-label="Send"
        aria-disabled={isBlank}
        className={`flex size-12 shrink-0 items-center justify-center rounded border-2 ${isBlank ? 'cursor-default border-line-strong bg-canvas text-ink-2' : 'border-brand bg-brand text-white hover:bg-brand-hover'}`}
      >
        <Send aria-hidden className="size-5" strokeWidth={2} />
      </button>
    </form>
  );
}
