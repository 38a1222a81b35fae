import { type Problem, problemAt } from '../../../forms/problem.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { kindWords } from './words.ts';

const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }));
const categories = [
  { value: '', label: 'Any category' },
  { value: 'DIAGNOSTIC', label: 'Diagnostic' },
  { value: 'MONITORING', label: 'Monitoring' },
  { value: 'SURGICAL', label: 'Surgical' },
  { value: 'MOBILITY', label: 'Mobility' },
  { value: 'PPE', label: 'PPE' },
  { value: 'EMERGENCY', label: 'Emergency' },
];

/** What a notice says, and the words by which it is held against products. */
export function NoticeFields({ problems }: { problems: readonly Problem[] }) {
  const named = (name: string) => ({ name, error: problemAt(problems, name) });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Reference"
          hint="As it stands on the notice, like DSI/2026/004"
          maxLength={60}
          autoComplete="off"
          {...named('reference')}
        />
        <SelectField label="Kind" options={kinds} defaultValue="DEVICE_SAFETY_INFORMATION" {...named('kind')} />
      </div>
      <TextField label="Title" maxLength={200} {...named('title')} />
      <TextAreaField label="What the notice says" rows={3} {...named('summary')} />
      <TextAreaField label="What to do" hint="Suppliers and buyers get this by email" rows={3} {...named('advice')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Address of the notice"
          hint="Starts with https://"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          {...named('sourceUrl')}
        />
        <TextField
          label="Published on"
          hint="The date on the notice"
          type="date"
          className="num w-full"
          {...named('publishedOn')}
        />
      </div>
      <fieldset className="min-w-0 space-y-6 border-t border-line pt-5">
        <legend className="float-left w-full text-base font-bold">Which equipment it is about</legend>
        <p className="clear-both text-sm text-ink-2">
          Capital letters, accents and spaces do not matter. Each word is matched whole and has 3 letters or digits or
          more.
        </p>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Manufacturer (optional)" maxLength={100} autoComplete="off" {...named('manufacturer')} />
          <SelectField label="Category" options={categories} {...named('category')} />
        </div>
        <TextAreaField
          label="Models or words, one on each line"
          hint="Any of them suffices. Where you enter a manufacturer as well, both must be there"
          rows={3}
          {...named('products')}
        />
      </fieldset>
    </>
  );
}
