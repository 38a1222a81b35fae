import { Link } from 'react-router-dom';
import { type Problem, problemAt } from '../../forms/problem.ts';
import type { SavedValues } from '../../forms/use-form-draft.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { categories } from '../words.ts';
import type { FilledIn } from './enquiry-values.ts';

interface EnquiryFieldsProps {
  problems: readonly Problem[];
  filledIn: FilledIn;
  kept: SavedValues | undefined;
}

const options = [{ value: '', label: 'Select a category' }, ...categories];

/** Who writes, and what about. */
export function EnquiryFields({ problems, filledIn, kept }: EnquiryFieldsProps) {
  const field = (name: string, otherwise = '') => ({
    name,
    defaultValue: kept?.[name] ?? otherwise,
    error: problemAt(problems, name),
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Full name" autoComplete="name" {...field('name')} />
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
        <TextField label="Organisation (optional)" autoComplete="organization" {...field('organization')} />
      </div>
      <div className="sm:max-w-80">
        <SelectField label="Inquiry category" options={options} {...field('category', filledIn.category)} />
      </div>
      <TextField label="Subject" {...field('subject', filledIn.subject)} />
      <TextAreaField
        label="Message"
        hint="Do not enter information about health or about patients"
        rows={8}
        {...field('message', filledIn.prepared?.text)}
      />
      <p className="text-sm">
        We use what you enter to answer you, and keep it for 1 year.{' '}
        <Link to="/privacy-policy#what-is-kept">How we use your information</Link>
      </p>
    </>
  );
}
