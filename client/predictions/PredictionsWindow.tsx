import { useApolloClient } from '@apollo/client/react';
import { useState, useSyncExternalStore } from 'react';
import { ChatWindow } from '../chat/ChatWindow.tsx';
import { MessageField } from '../chat/MessageField.tsx';
import { TextChoices } from '../chat/TextChoices.tsx';
import { formatTime } from '../ui/moments.ts';
import { say } from './ask-predictions.ts';
import { conversation } from './conversation.ts';
import { PredictionMessage } from './PredictionMessage.tsx';
import { usePredictedDepartmentsQuery } from './predictions.generated.ts';
import { minimisePredictions } from './window-state.ts';
import { FIELD, SUBTITLE, SUGGESTIONS, TITLE, TYPING, WELCOME } from './words.ts';

/** The chat about forecasts. What was said stays until the page is left. */
export function PredictionsWindow({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const messages = useSyncExternalStore(conversation.subscribe, conversation.read);
  const [largest] = usePredictedDepartmentsQuery().data?.jobs.facets.department ?? [];
  const [openedAt] = useState(() => new Date());
  const isWorking = messages.some((message) => message.sender === 'user' && message.state === 'asked');
  const send = (text: string) => void say(client, text);
  const suggestions = [
    ...(largest ? [`What does ${largest.value} need in the next 60 days?`] : []),
    'What will the whole portal need in the next 90 days?',
    'Which departments advertise more?',
  ];
  return (
    <ChatWindow
      title={TITLE}
      subtitle={SUBTITLE}
      place="above-launcher"
      onMinimise={minimisePredictions}
      onClose={onClose}
      said={messages.length > 0 && messages}
      footer={<MessageField label={FIELD} onSend={send} />}
    >
      <div>
        <p className="text-sm font-bold">{TITLE}</p>
        <p className="text-sm">{WELCOME}</p>
        <p className="mt-1 text-xs text-ink-2">{formatTime(openedAt)}</p>
      </div>
      {messages.length === 0 && <TextChoices label={SUGGESTIONS} texts={suggestions} onChoose={send} />}
      {messages.map((message) => (
        <PredictionMessage key={message.id} message={message} />
      ))}
      {isWorking && <p className="text-xs text-ink-2">{TYPING}</p>}
    </ChatWindow>
  );
}
