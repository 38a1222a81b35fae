import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { equipmentTypes, labelOf } from './order-choices.ts';
import type { FormItem } from './order-item.ts';
import { type PastedLine, readPastedLines } from './pasted-lines.ts';

interface PastedItemsProps {
  /** How many more items there is room for. */
  room: number;
  onAdd: (items: readonly FormItem[]) => void;
}

/** Takes lines of a spreadsheet as items, and says of each beforehand what does not fit. */
export function PastedItems({ room, onAdd }: PastedItemsProps) {
  const heading = useId();
  const [text, setText] = useState('');
  const lines = readPastedLines(text);
  const items = lines.flatMap(({ item }) => item ?? []);
  const fitting = items.slice(0, room);
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 text-sm font-bold text-link">
        Paste lines from a spreadsheet
      </summary>
      <div className="mt-2 space-y-4">
        <TextAreaField
          label="Lines"
          hint="Equipment type, description, quantity, urgency and specifications, with tabs or commas between them"
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {lines.length > 0 && (
          <section aria-labelledby={heading} className="text-sm">
            <p id={heading} className="font-bold">
              {fitting.length === 1 ? '1 line fits' : `${fitting.length} lines fit`}
              {`, of ${lines.length}`}
            </p>
            <ol className="mt-2 max-h-60 overflow-y-auto border-t border-line" tabIndex={-1}>
              {lines.map((line) => (
                <PreviewedLine key={line.number} line={line} />
              ))}
            </ol>
            {items.length > room && <p className="mt-2">An order has 50 items or fewer: the others are left out.</p>}
          </section>
        )}
        {fitting.length > 0 && (
          <Button
            onClick={() => {
              onAdd(fitting);
              setText('');
            }}
          >
            {fitting.length === 1 ? 'Add this item' : `Add these ${fitting.length} items`}
          </Button>
        )}
      </div>
    </details>
  );
}

function PreviewedLine({ line: { number, item, problems } }: { line: PastedLine }) {
  return (
    <li className="border-b border-line py-2 wrap-anywhere">
      <span className="font-bold">Line {number}: </span>
      {item &&
        item.equipment !== '' &&
        `${item.quantity} × ${item.description}, ${labelOf(equipmentTypes, item.equipment)}`}
      {!item && 'left out. '}
      {problems.length > 0 && <span className={item ? 'block text-ink-2' : 'text-err-dark'}>{problems.join(' ')}</span>}
    </li>
  );
}
