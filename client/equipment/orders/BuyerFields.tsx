import type { ContactDetails } from '../../accounts/use-own-details.ts';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { budgets, orderTypes } from './order-choices.ts';

interface BuyerFieldsProps {
  problems: readonly Problem[];
  /** Who orders: as it is typed, and before that as the account says. */
  buyer: ContactDetails;
  onBuyer: (change: Partial<ContactDetails>) => void;
  onBudget: (budget: string) => void;
}

const section = 'space-y-6 border-t-2 border-ink pt-5';
const heading = 'float-left w-full pb-1 text-h3 font-bold';
const pair = 'clear-both grid gap-6 sm:grid-cols-2';

/** Who orders, whom to ask about it, and what the order is for. */
export function BuyerFields({ problems, buyer, onBuyer, onBudget }: BuyerFieldsProps) {
  const named = (name: string) => ({ name, error: problemAt(problems, name) });
  return (
    <>
      <fieldset className={section}>
        <legend className={heading}>Organisation</legend>
        <div className={pair}>
          <TextField
            label="Organisation name"
            autoComplete="organization"
            value={buyer.organization}
            onChange={({ target }) => onBuyer({ organization: target.value })}
            {...named('organizationName')}
          />
          <TextField label="NHS trust code (optional)" autoComplete="off" {...named('nhsTrustCode')} />
        </div>
        <TextField label="Department" autoComplete="off" {...named('department')} />
        <TextAreaField label="Delivery address" rows={3} autoComplete="street-address" {...named('deliveryAddress')} />
      </fieldset>
      <fieldset className={section}>
        <legend className={heading}>Contact</legend>
        <div className="clear-both">
          <TextField
            label="Contact name"
            autoComplete="name"
            value={buyer.name}
            onChange={({ target }) => onBuyer({ name: target.value })}
            {...named('contactName')}
          />
        </div>
        <div className={pair}>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={buyer.email}
            onChange={({ target }) => onBuyer({ email: target.value })}
            {...named('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={buyer.phone}
            onChange={({ target }) => onBuyer({ phone: target.value })}
            {...named('phone')}
          />
        </div>
      </fieldset>
      <fieldset className={section}>
        <legend className={heading}>Order requirements</legend>
        <div className={pair}>
          <SelectField
            label="Order type"
            options={[{ value: '', label: 'Select one' }, ...orderTypes]}
            {...named('orderType')}
          />
          <SelectField
            label="Total budget (optional)"
            options={[{ value: '', label: 'Not stated' }, ...budgets]}
            onChange={({ target }) => onBudget(target.value)}
            {...named('totalBudget')}
          />
          <TextField label="Required date" type="date" className="num w-full" {...named('requiredDate')} />
          <TextField label="Project name (optional)" autoComplete="off" {...named('projectName')} />
        </div>
      </fieldset>
    </>
  );
}
