import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useVoice } from '../voice/use-voice.ts';
import { VoiceButton } from '../voice/VoiceButton.tsx';
import { VoiceNotice } from '../voice/VoiceNotice.tsx';

/** So many characters a message may have. */
const LONGEST_MESSAGE = 1_000;

interface MessageFieldProps {
  label: string;
  /** Whether the window was opened for voice input: the focus then starts at its button. */
  isVoice?: boolean;
  onSend: (text: string) => void;
}

/**
 * The field for a message, which may be spoken instead. Enter sends it, Shift and Enter begin a line; nothing that is blank
 * is sent.
 */
export function MessageField({ label, isVoice = false, onSend }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const speaks = isVoice && form.current?.querySelector<HTMLElement>('[data-voice="button"]');
    (speaks || field.current)?.focus();
  }, [isVoice]);
  const sendText = (written: string) => {
    onSend(written);
    setText('');
  };
  const voice = useVoice({ fill: setText, send: sendText });
  const send = () => {
    if (isBlank) return;
    sendText(text.trim());
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
    <form ref={form} onSubmit={onSubmit}>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label={label}
          rows={1}
          maxLength={LONGEST_MESSAGE}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="block field-sizing-content max-h-32 min-h-12 w-full resize-none rounded-sm border-2 border-line-form bg-paper px-3 py-2 text-sm"
        />
        <VoiceButton voice={voice} />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={isBlank}
          className={`flex size-12 shrink-0 items-center justify-center rounded border-2 ${isBlank ? 'cursor-default border-line-strong bg-canvas text-ink-2' : 'border-brand bg-brand text-white hover:bg-brand-hover'}`}
        >
          <Send aria-hidden className="size-5" strokeWidth={2} />
        </button>
      </div>
      <VoiceNotice voice={voice} isWanted={isVoice} />
    </form>
  );
}
