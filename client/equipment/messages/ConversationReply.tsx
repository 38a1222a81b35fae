import { useApolloClient } from '@apollo/client/react';
import { checkMessage, messageOf } from '../../contact/enquiry/enquiry-values.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { type OpenConversationFragment, ReplyToConversationDocument } from './messages.generated.ts';
import { useConversationOptions } from './use-conversation-options.ts';
import { NOT_SENT } from './words.ts';

export interface ConversationActionProps {
  conversationKey: string;
  isLinked: boolean;
  onChange: (thread: OpenConversationFragment | null) => void;
}

/** Writes in a conversation, of which the other side is told by mail. */
export function ConversationReply({ conversationKey: key, isLinked, onChange }: ConversationActionProps) {
  const client = useApolloClient();
  const optionsOf = useConversationOptions(isLinked);
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const problems = checkMessage(values);
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: ReplyToConversationDocument,
      ...optionsOf({ key, message: messageOf(values) }),
    });
    const answer = data?.replyToSupplierConversation;
    if (answer?.__typename !== 'SupplierConversationPayload') return problemsOf(answer, NOT_SENT);
    notify({ title: 'Message sent', text: 'The other side is told by email.' });
    onChange(answer.thread);
    return [];
  };
  // The draft belongs to the conversation: the end of a link tells one from another, and is good for nothing.
  const draft = { accountId: 'nobody', form: `conversation ${key.slice(0, 8)}` };
  const submission = useSubmission({ title: 'Write back', failure: NOT_SENT, send, draft });
  const { problems, isWorking, kept } = submission;
  return (
    <div className="mt-8">
      <CheckedForm submission={submission}>
        <TextAreaField
          label="Write back"
          name="message"
          rows={5}
          defaultValue={kept?.['message']}
          error={problemAt(problems, 'message')}
        />
        <SubmitButton label="Send message" workingLabel="Sending..." isWorking={isWorking} />
      </CheckedForm>
    </div>
  );
}
