import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { type OpenConversationFragment, StopConversationDocument } from './messages.generated.ts';
import { NOT_STOPPED } from './words.ts';

interface StopConversationProps {
  id: string;
  onChange: (thread: OpenConversationFragment | null) => void;
}

/** Stops a conversation that was reported. The second click says that it is meant. */
export function StopConversation({ id, onChange }: StopConversationProps) {
  const client = useApolloClient();
  const [step, setStep] = useState<'none' | 'asked' | 'working'>('none');
  const stop = async () => {
    setStep('working');
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
      setStep('asked');
      notify({ title: NOT_STOPPED, text: problemOf(error, '').message, tone: 'error' });
    }
  };
  if (step === 'none') {
    return (
      <Button className="mt-6" onClick={() => setStep('asked')}>
        Stop this conversation
      </Button>
    );
  }
  return (
    <div className="mt-6">
      <p className="mb-3 text-sm">Neither side can write in it any more. You cannot undo this.</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus variant="primary" aria-disabled={step === 'working'} onClick={() => void stop()}>
          {step === 'working' ? 'Stopping...' : 'Stop it'}
        </Button>
        <Button onClick={() => setStep('none')}>Cancel</Button>
      </div>
    </div>
  );
}
