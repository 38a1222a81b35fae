import { Bold, Heading, List } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type SelectedText, type TextMark, withMark } from './text-marks.ts';

const tools = [
  { mark: 'heading', label: 'Heading', Icon: Heading },
  { mark: 'list', label: 'List', Icon: List },
  { mark: 'bold', label: 'Bold', Icon: Bold },
] as const;

interface TextToolsProps {
  /** The id of the field, which they act on. */
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

/** Buttons that mark up the selected text, so that authors need not know the syntax of headings and lists. */
export function TextTools({ id, field, onChange }: TextToolsProps) {
  const selected = useRef<SelectedText>(undefined);
  // React writes the new text into the field first, which puts the cursor at its end.
  useLayoutEffect(() => {
    if (!selected.current) return;
    field.current?.setSelectionRange(selected.current.start, selected.current.end);
    selected.current = undefined;
  });
  const use = (mark: TextMark) => {
    const area = field.current;
    if (!area) return;
    selected.current = withMark({ text: area.value, start: area.selectionStart, end: area.selectionEnd }, mark);
    area.focus();
    onChange(selected.current.text);
  };
  return (
    <fieldset aria-controls={id} className="mb-2 flex flex-wrap gap-2">
      <legend className="sr-only">Mark the selected text as</legend>
      {tools.map(({ mark, label, Icon }) => (
        <Button key={mark} size="compact" onClick={() => use(mark)}>
          <Icon aria-hidden className="size-5" strokeWidth={2} />
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
