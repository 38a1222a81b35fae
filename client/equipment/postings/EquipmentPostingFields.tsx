import { useState } from 'react';
import { type Problem, problemAt } from '../../forms/problem.ts';
import type { SavedValues } from '../../forms/use-form-draft.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { categoryChoices, conditionChoices } from '../equipment-choices.ts';
import type { EquipmentPostingFragment, SellerContactFragment } from './equipment-posting.generated.ts';

interface EquipmentPostingFieldsProps {
  problems: readonly Problem[];
  /** The product to change; a new one where there is none. */
  posting: EquipmentPostingFragment | undefined;
  /** How buyers reach the seller, as far as they do already. */
  contact: Pick<SellerContactFragment, 'location' | 'phone'> | undefined;
  /** What was typed before and not sent. */
  kept: SavedValues | undefined;
}

const PRE_ORDER = 'PRE_ORDER';

const optionsOf = (choices: readonly { label: string; values: readonly string[] }[], none: string) => [
  { value: '', label: none },
  ...choices.map(({ label, values }) => ({ value: values[0] ?? '', label })),
];

/** What a product is listed with. */
export function EquipmentPostingFields({ problems, posting, contact, kept }: EquipmentPostingFieldsProps) {
  const item = posting?.item;
  const [isPreOrder, setPreOrder] = useState((kept?.['availability'] ?? item?.availability) === PRE_ORDER);
  const field = (name: string, known: string | number | null | undefined) => ({
    name,
    defaultValue: kept?.[name] ?? known ?? '',
    error: problemAt(problems, name),
  });
  return (
    <>
      <TextField label="Product name" autoComplete="off" {...field('name', item?.name)} />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label="Category"
          options={optionsOf(categoryChoices, 'Select one')}
          {...field('category', item?.category)}
        />
        <SelectField
          label="Condition"
          options={optionsOf(conditionChoices, 'Select one')}
          {...field('condition', item?.condition)}
        />
      </div>
      <TextAreaField
        label="Description"
        hint="What it is, what it is for and what comes with it"
        rows={6}
        {...field('description', item?.description)}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Price of one, without VAT"
          hint="In pounds, like 649.50"
          inputMode="decimal"
          autoComplete="off"
          className="num w-40"
          {...field('price', item?.price)}
        />
        <TextField
          label="How many you have"
          hint="5 or fewer is shown as low stock"
          inputMode="numeric"
          autoComplete="off"
          className="num w-40"
          {...field('inStock', item?.inStock)}
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label="Availability"
          options={[
            { value: '', label: 'Follows the stock' },
            { value: PRE_ORDER, label: 'Pre-order' },
          ]}
          {...field('availability', isPreOrder ? PRE_ORDER : '')}
          onChange={({ target }) => setPreOrder(target.value === PRE_ORDER)}
        />
        {isPreOrder && (
          <TextField
            label="Delivered from (optional)"
            type="date"
            className="num w-48"
            {...field('availableOn', item?.availableOn)}
          />
        )}
      </div>
      <TextAreaField
        label="Specifications (optional)"
        hint="One on each line. The first 3 are shown in the list"
        rows={4}
        {...field('specifications', item?.specifications.join('\n'))}
      />
      <TextAreaField
        label="Certifications (optional)"
        hint="One on each line, like UKCA marked, class IIb"
        rows={3}
        {...field('certifications', item?.certifications.join('\n'))}
      />
      <TextField
        label="Warranty (optional)"
        hint="Like 2 years"
        autoComplete="off"
        className="w-full sm:w-64"
        {...field('warranty', item?.warranty)}
      />
      <TextField
        label="Your own page of the product (optional)"
        hint="Buy Now leads there, like https://example.com/monitor"
        type="url"
        inputMode="url"
        autoComplete="off"
        {...field('productUrl', item?.productUrl)}
      />
      <fieldset className="space-y-6 border-t border-line pt-6">
        <legend className="float-left w-full text-h3 font-bold">How buyers reach you</legend>
        <p className="clear-both -mt-4 text-sm text-ink-2">
          {contact
            ? 'The same for all your products. If you change it, all that are listed are reviewed again.'
            : 'The same for all your products. Leave these empty for United Kingdom and the number in your profile.'}
        </p>
        <TextField
          label="Town (optional)"
          hint="Without one buyers read United Kingdom"
          autoComplete="address-level2"
          className="w-full sm:w-64"
          {...field('location', contact?.location)}
        />
        <TextField
          label="Phone number for buyers (optional)"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className="w-full sm:w-64"
          {...field('phone', contact?.phone)}
        />
      </fieldset>
    </>
  );
}
