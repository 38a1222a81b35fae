import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { CheckedForm } from '../../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../../forms/problem.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { AskFurtherSuppliersDocument, type DeskOrderFragment, useSuppliersToAskQuery } from './desk.generated.ts';
import { NOT_ASKED } from './words.ts';

interface AskFormProps {
  deskOrder: DeskOrderFragment;
  onAsked: () => void;
  onCancel: () => void;
}

const NAME = 'supplierIds';

/** Asks more suppliers to quote for an order. */
export function AskForm({ deskOrder: { id, order }, onAsked, onCancel }: AskFormProps) {
  const client = useApolloClient();
  const [search, setSearch] = useState('');
  const { data, previousData, error } = useSuppliersToAskQuery({
    variables: { orderId: id, search },
    fetchPolicy: 'network-only',
  });
  const suppliers = (data ?? previousData)?.suppliersToAsk;
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const supplierIds = values.getAll(NAME).map(String);
    if (supplierIds.length === 0) return [{ field: NAME, message: 'Choose at least one supplier' }];
    const variables = { id, supplierIds };
    const { data } = await client.mutate({ mutation: AskFurtherSuppliersDocument, variables });
    const answer = data?.askFurtherSuppliers;
    if (answer?.__typename !== 'DeskBulkOrderPayload') return problemsOf(answer, NOT_ASKED);
    notify({ title: 'The suppliers are asked', text: 'They and the buyer are told by email.' });
    onAsked();
    return [];
  };
  const submission = useSubmission({ title: `Ask more suppliers about ${order.reference}`, failure: NOT_ASKED, send });
  const { form, problems, isWorking } = submission;
  const wrong = problemAt(problems, NAME);
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <div className="mt-4 max-w-read">
      <CheckedForm submission={submission} headingLevel="h3">
        <TextField
          label="Part of the supplier's name"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <fieldset className={wrong ? 'border-l-4 border-err pl-4 text-sm' : 'text-sm'}>
          <legend className="font-bold">Suppliers who have not been asked</legend>
          {wrong && (
            <p className="mt-1 font-bold text-err">
              <span className="sr-only">Error: </span>
              {wrong}
            </p>
          )}
          {error && <p role="alert">The suppliers could not be loaded. {error.message}</p>}
          {suppliers?.length === 0 && <p className="mt-2">No supplier matches.</p>}
          <div className="mt-2 space-y-2">
            {suppliers?.map(({ id: supplierId, name, location, verified }) => (
              <CheckboxField
                key={supplierId}
                name={NAME}
                value={supplierId}
                label={`${name}, ${location}${verified ? ', verified' : ''}`}
              />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Ask for quotes" workingLabel="Asking..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
