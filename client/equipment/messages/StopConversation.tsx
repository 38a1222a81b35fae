import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../forms/problem.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { notify } from '../../ui/notify.ts';
import { type OpenConversationFragment, StopConversationDocument } from './messages.generated.ts';
import { NOT_STOPPED } from './words.ts';

interface StopConversationProps {
  id: string;
  onChange: (thread: OpenConversationFragment | null) => void;
}

/** Stops a conversation that was reported, after a question. */
export function StopConversation({ id, onChange }: StopConversationProps) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const stop = async () => {
    setWorking(true);
    try {
      const { data } = await client.mutate({
        mutation: StopConversationDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const answer = data?.stopSupplierConversation;
      if (answer?.__typename !== 'SupplierConversationPayload') throw new Error(answer?.message);
      notify({ title: 'The conversation is stopped' });
      onChange(answer.thread);
    } catch (error) {
      setWorking(false);
      notify({ title: NOT_STOPPED, text: problemOf(error, '').message, tone: 'error' });
    }
  };
  return (
    <div className="mt-6">
      <AskFirst
        label="Stop this conversation"
        about=""
        question="Stop it? Neither side can write in it any more, and you cannot undo this."
        yes="Yes, stop it"
        no="No, go back"
        isWorking={isWorking}
        onYes={stop}
      />
    </div>
  );
}
