import { Trash2 } from 'lucide-react';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { equipmentTypes, urgencies, urgencyLabel } from './order-choices.ts';
import { type FormItem, quantityOf } from './order-item.ts';

interface ItemFieldsProps {
  item: FormItem;
  /** Its place, counted from 0. */
  index: number;
  problems: readonly Problem[];
  onChange: (change: Partial<FormItem>) => void;
  /** Absent while it is the only one. */
  onRemove: (() => void) | undefined;
}

/** The fields of one item of a bulk order. */
export function ItemFields({ item, index, problems, onChange, onRemove }: ItemFieldsProps) {
  const named = (field: string) => {
    const name = `items.${index}.${field}`;
    return { name, error: problemAt(problems, name) };
  };
  return (
    <fieldset className="space-y-6 border-t border-line pt-5">
      <legend className="float-left text-base font-bold" tabIndex={-1} id={`item-${item.id}`}>
        Item {index + 1}
      </legend>
      {onRemove && (
        <div className="float-right -mt-2">
          <Button size="compact" onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" strokeWidth={2} />
            Remove<span className="sr-only"> item {index + 1}</span>
          </Button>
        </div>
      )}
      <div className="clear-both grid gap-6 pt-2 sm:grid-cols-2">
        <SelectField
          label="Equipment type"
          options={[{ value: '', label: 'Select one' }, ...equipmentTypes]}
          value={item.equipment}
          onChange={({ target }) => onChange({ equipment: target.value as FormItem['equipment'] })}
          {...named('equipment')}
        />
        <SelectField
          label="Urgency"
          options={urgencies.map(({ value }) => ({ value, label: urgencyLabel(value) }))}
          value={item.urgency}
          onChange={({ target }) => onChange({ urgency: target.value as FormItem['urgency'] })}
          {...named('urgency')}
        />
      </div>
      <TextAreaField
        label="Description"
        rows={2}
        value={item.description}
        onChange={({ target }) => onChange({ description: target.value })}
        {...named('description')}
      />
      <TextField
        label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        className="num w-32"
        value={item.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
        onBlur={() => onChange({ quantity: String(quantityOf(item.quantity)) })}
        {...named('quantity')}
      />
      <TextAreaField
        label="Specifications (optional)"
        rows={2}
        value={item.specifications}
        onChange={({ target }) => onChange({ specifications: target.value })}
        {...named('specifications')}
      />
    </fieldset>
  );
}
