import { useRef, useState } from 'react';
import { type ContactDetails, useOwnDetails } from '../../accounts/use-own-details.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { bulkOrderInput, checkBulkOrder } from './bulk-order-values.ts';
import { ItemFields } from './ItemFields.tsx';
import { OrganisationChoice } from './OrganisationChoice.tsx';
import { BUDGETS_AT_THRESHOLD } from './order-choices.ts';
import { emptyItem, type FormItem, isEmpty, MOST_ITEMS } from './order-item.ts';
import { PastedItems } from './PastedItems.tsx';
import { ThresholdNotice } from './ThresholdNotice.tsx';
import { useBulkOrder } from './use-bulk-order.ts';
import { BULK_ORDER_REQUEST, SUBMISSION_FAILED, SUBMIT_REQUEST, SUBMITTED, SUBMITTING } from './words.ts';

const WAITS_FOR = 'bulk-order-waits-for';

/** The form of a bulk order; it takes no account, and begins with what that of a signed-in user holds. */
export function BulkOrderForm({ onSent }: { onSent: () => void }) {
  const known = useOwnDetails();
  const [typed, setTyped] = useState<Partial<ContactDetails>>({});
  const buyer = { ...known, ...typed };
  const [budget, setBudget] = useState('');
  const [items, setItems] = useState<readonly FormItem[]>(() => [emptyItem()]);
  const sendInput = useBulkOrder();
  const added = useRef<HTMLDivElement>(null);
  const isWaiting =
    buyer.organization.trim() === '' ||
    buyer.email.trim() === '' ||
    items.some(({ equipment, description }) => equipment === '' || description.trim() === '');
  const submission = useSubmission({
    title: BULK_ORDER_REQUEST,
    failure: SUBMISSION_FAILED,
    send: async (values, form) => {
      const known = checkBulkOrder(values, items);
      if (known.length > 0) return known;
      const problems = await sendInput(bulkOrderInput(values, items));
      if (problems.length > 0) return problems;
      notify(SUBMITTED);
      form.reset();
      setTyped({});
      setItems([emptyItem()]);
      onSent();
      return [];
    },
  });
  const { problems, isWorking } = submission;
  const change = (id: string, changed: Partial<FormItem>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...changed } : item)));
  const add = (more: readonly FormItem[]) => {
    setItems((before) => [...before.filter((item) => !isEmpty(item)), ...more]);
    const [first] = more;
    if (first) requestAnimationFrame(() => document.getElementById(`item-${first.id}`)?.focus());
  };
  const remove = (id: string) => {
    setItems((before) => before.filter((item) => item.id !== id));
    added.current?.querySelector<HTMLElement>('h3')?.focus();
  };
  return (
    <CheckedForm submission={submission}>
      <p className="text-sm text-ink-2">
        Suppliers of this equipment quote for each item. You need no account: we send you a link to your request.
      </p>
      <BuyerFields
        problems={problems}
        buyer={buyer}
        onBuyer={(changed) => setTyped((before) => ({ ...before, ...changed }))}
        onBudget={setBudget}
      />
      <OrganisationChoice problems={problems} />
      {BUDGETS_AT_THRESHOLD.includes(budget) && <ThresholdNotice />}
      <div ref={added} className="space-y-6 border-t-2 border-ink pt-5">
        <h3 tabIndex={-1} className="text-h3 outline-none">
          Equipment items
        </h3>
        {items.map((item, index) => (
          <ItemFields
            key={item.id}
            item={item}
            index={index}
            problems={problems}
            onChange={(changed) => change(item.id, changed)}
            onRemove={items.length > 1 ? () => remove(item.id) : undefined}
          />
        ))}
        {items.length < MOST_ITEMS && (
          <Button
            onClick={() => {
              const item = emptyItem();
              setItems((before) => [...before, item]);
              requestAnimationFrame(() => document.getElementById(`item-${item.id}`)?.focus());
            }}
          >
            Add another item
          </Button>
        )}
        <PastedItems room={MOST_ITEMS - items.filter((item) => !isEmpty(item)).length} onAdd={add} />
      </div>
      <div className="border-t-2 border-ink pt-5">
        <TextAreaField
          label="Special requirements (optional)"
          hint="Such as installation, training or delivery times"
          name="specialRequirements"
          rows={4}
          error={problemAt(problems, 'specialRequirements')}
        />
      </div>
      {isWaiting && (
        <p id={WAITS_FOR} className="text-sm text-ink-2">
          To submit, enter your organisation and email, and the type and description of each item.
        </p>
      )}
      <SubmitButton
        label={SUBMIT_REQUEST}
        workingLabel={SUBMITTING}
        isWorking={isWorking}
        waitsFor={isWaiting ? WAITS_FOR : undefined}
        variant={isWaiting ? 'unavailable' : 'primary'}
      />
    </CheckedForm>
  );
}
