import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckedForm } from '../../../forms/CheckedForm.tsx';
import { problemAt, problemsOf } from '../../../forms/problem.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../../forms/use-request-key.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import { formatNumber } from '../../../ui/numbers.ts';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PausedNote } from '../../safety-notices/PausedNote.tsx';
import { quoteProblems, readQuote } from './quote-values.ts';
import { NOT_QUOTED } from './quote-words.ts';
import { type AskedQuoteFragment, GiveQuoteDocument } from './quotes.generated.ts';

/** Quotes for the items of a request, or for some of them; begins with the quote before. */
export function QuoteForm({ request, onDone }: { request: AskedQuoteFragment; onDone: () => void }) {
  const { id, reference, items, quote } = request;
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const itemIds = items.map((item) => item.id);
  const submission = useSubmission({
    title: `Quote for ${reference}`,
    failure: NOT_QUOTED,
    send: async (values) => {
      const { problems, input } = readQuote(values, itemIds);
      if (problems.length > 0) return problems;
      const variables = { id, input };
      const context = contextOf(variables);
      const { data } = await client.mutate({ mutation: GiveQuoteDocument, variables, context });
      const answer = data?.giveQuote;
      if (answer?.__typename === 'QuoteRequestPayload') {
        notify({ title: 'Your quote is sent', text: 'The buyer is told by email.' });
        onDone();
        return [];
      }
      return answer?.__typename === 'ValidationError'
        ? quoteProblems(answer.fields, input.lines, itemIds)
        : problemsOf(answer, NOT_QUOTED);
    },
  });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const lineOf = (itemId: string) => quote?.lines.find((line) => line.itemId === itemId);
  return (
    <div className="mt-4">
      <CheckedForm submission={submission}>
        <p className="text-ink-2">Prices are for one, without VAT. Leave out what you do not sell.</p>
        {items.map((item, index) => (
          <fieldset key={item.id} className="border-t border-line pt-4">
            <legend className="float-left w-full font-bold wrap-anywhere">
              {formatNumber(item.quantity)} × {item.description}
            </legend>
            {item.safetyNotices.length > 0 && (
              <div className="clear-both pt-2">
                <PausedNote notices={item.safetyNotices} />
                <p className="text-xs">Leave it out: it cannot be quoted for while the notice is open.</p>
              </div>
            )}
            <div className="clear-both grid gap-6 pt-2 sm:grid-cols-2">
              <TextField
                label="Unit price in pounds"
                inputMode="decimal"
                autoComplete="off"
                className="num w-40"
                name={`price.${index}`}
                defaultValue={lineOf(item.id)?.unitPrice ?? ''}
                error={problemAt(problems, `price.${index}`)}
              />
              <TextField
                label="Lead time in days"
                inputMode="numeric"
                autoComplete="off"
                className="num w-40"
                name={`days.${index}`}
                defaultValue={lineOf(item.id)?.leadDays ?? ''}
                error={problemAt(problems, `days.${index}`)}
              />
            </div>
          </fieldset>
        ))}
        <TextField
          label="The quote holds until"
          type="date"
          className="num w-48"
          name="expiresOn"
          defaultValue={quote?.expiresOn ?? ''}
          error={problemAt(problems, 'expiresOn')}
        />
        <TextAreaField
          label="Note (optional)"
          name="note"
          rows={3}
          defaultValue={quote?.note ?? ''}
          error={problemAt(problems, 'note')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Send quote" workingLabel="Sending quote..." isWorking={isWorking} />
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
