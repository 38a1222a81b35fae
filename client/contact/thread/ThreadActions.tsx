import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { asAnyone } from '../../accounts/session-requests.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemOf, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import type { EnquiryState } from '../../generated/graph.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { checkMessage, messageOf } from '../enquiry/enquiry-values.ts';
import { NOT_CLOSED, NOT_SENT } from '../words.ts';
import { CloseEnquiryThreadDocument, ReplyToEnquiryDocument, type ShownThreadFragment } from './thread.generated.ts';

interface ThreadActionsProps {
  token: string;
  state: EnquiryState;
  onChange: (thread: ShownThreadFragment) => void;
}

/** Writes back, which opens a closed enquiry again, or closes it. */
export function ThreadActions({ token, state, onChange }: ThreadActionsProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const [isClosing, setClosing] = useState(false);
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const problems = checkMessage(values);
    if (problems.length > 0) return problems;
    const variables = { thread: token, message: messageOf(values) };
    const { context, fetchPolicy } = asAnyone;
    const { data } = await client.mutate({
      mutation: ReplyToEnquiryDocument,
      variables,
      fetchPolicy,
      context: { ...context, headers: { ...context.headers, ...contextOf(variables).headers } },
    });
    const answer = data?.replyToEnquiry;
    if (answer?.__typename !== 'EnquiryThreadPayload') return threadProblems(answer, NOT_SENT);
    notify({ title: 'Message sent' });
    onChange(answer.thread);
    return [];
  };
  // The draft belongs to the link. This part of the token tells links apart, and is not enough to open one.
  const draft = { accountId: 'nobody', form: `reply ${token.slice(0, 8)}` };
  const submission = useSubmission({ title: 'Write back', failure: NOT_SENT, send, draft });
  const { problems, isWorking, kept } = submission;
  const close = async () => {
    if (isClosing) return;
    setClosing(true);
    try {
      const options = { variables: { thread: token }, ...asAnyone };
      const { data } = await client.mutate({ mutation: CloseEnquiryThreadDocument, ...options });
      const answer = data?.closeEnquiryThread;
      if (answer?.__typename !== 'EnquiryThreadPayload') {
        throw new Error(answer?.message);
      }
      notify({ title: 'The message is closed' });
      onChange(answer.thread);
    } catch (error) {
      setClosing(false);
      notify({ title: NOT_CLOSED, text: problemOf(error, '').message, tone: 'error' });
    }
  };
  const isClosed = state === 'CLOSED';
  return (
    <div className="mt-8">
      <CheckedForm submission={submission}>
        <TextAreaField
          label={isClosed ? 'Write again, which opens the message' : 'Write back'}
          name="message"
          rows={5}
          defaultValue={kept?.['message']}
          error={problemAt(problems, 'message')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Send message" workingLabel="Sending..." isWorking={isWorking} />
          {!isClosed && (
            <Button aria-disabled={isClosing} onClick={() => void close()}>
              {isClosing ? 'Closing...' : 'Close this message'}
            </Button>
          )}
        </div>
      </CheckedForm>
    </div>
  );
}

/** An invalid link is a problem of no field. */
function threadProblems(answer: Parameters<typeof problemsOf>[0], otherwise: string): Problem[] {
  return problemsOf(answer, otherwise).map(({ field, ...problem }) =>
    field === 'thread' ? problem : { field, ...problem },
  );
}
