import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemsOf } from '../../forms/problem.ts';
import { SavedDraftNote } from '../../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { ContactSupplierDocument } from './messages.generated.ts';
import { SupplierMessageFields } from './SupplierMessageFields.tsx';
import { checkSupplierMessage, supplierMessageOf } from './supplier-message-values.ts';
import { NOT_SENT, WRITE_TO_SUPPLIER } from './words.ts';

/** Writes to the supplier of a product, and says in its place that the message was passed on. */
export function SupplierMessageForm({ productId }: { productId: string }) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const [sent, setSent] = useState<SentMessage>();
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const problems = checkSupplierMessage(values);
    if (problems.length > 0) return problems;
    const input = { equipmentId: productId, ...supplierMessageOf(values) };
    const { data } = await client.mutate({
      mutation: ContactSupplierDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: contextOf(input),
    });
    const answer = data?.contactSupplier;
    if (answer?.__typename !== 'ContactSupplierPayload') return problemsOf(answer, NOT_SENT);
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'supplierConversations' });
    setSent({ reference: answer.reference, email: input.email });
    return [];
  };
  const submission = useSubmission({
    title: WRITE_TO_SUPPLIER,
    failure: NOT_SENT,
    send,
    draft: { accountId: 'nobody', form: `supplier ${productId}` },
  });
  const { form, problems, isWorking, kept, forget } = submission;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  if (sent) return <MessageSent sent={sent} />;
  return (
    <CheckedForm submission={submission}>
      {kept && <SavedDraftNote onStartAgain={forget} />}
      <SupplierMessageFields key={kept ? 'kept' : 'anew'} problems={problems} kept={kept} />
      <SubmitButton label="Send message" workingLabel="Sending..." isWorking={isWorking} />
    </CheckedForm>
  );
}

interface SentMessage {
  readonly reference: string;
  readonly email: string;
}

/** Says that a message is with the supplier. It takes the focus of the form that is gone. */
function MessageSent({ sent: { reference, email } }: { sent: SentMessage }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="border-l-[6px] border-go bg-go-tint p-5">
      <p ref={note} tabIndex={-1} className="font-bold outline-none">
        Message sent
      </p>
      <p className="mt-1">
        Your reference is <strong className="num font-bold">{reference}</strong>.
      </p>
      <p className="mt-1 text-sm wrap-anywhere">
        We have sent a receipt to {email}. Its link shows your message and what the supplier answers.
      </p>
    </div>
  );
}
