import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ChatWindow } from '../chat/ChatWindow.tsx';
import { MessageField } from '../chat/MessageField.tsx';
import { coversPage } from '../chat/use-whole-screen.ts';
import { formatTime } from '../ui/moments.ts';
import { say } from './ask-assistant.ts';
import { useAssistantModelQuery } from './assistant.generated.ts';
import { conversation } from './conversation.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { Said } from './Said.tsx';
import { SendToSupport } from './SendToSupport.tsx';
import { Suggestions } from './Suggestions.tsx';
import { assistantState, minimiseAssistant } from './window-state.ts';
import { FIELD, SUBTITLE, TITLE, TYPING, WELCOME, WRITTEN_BY } from './words.ts';

/** The window of the assistant. What was said stays until the page is left. */
export function AssistantWindow({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const messages = useSyncExternalStore(conversation.subscribe, conversation.read);
  const isTyping = messages.some((message) => message.sender === 'user' && message.state === 'asked');
  const { isVoice = false } = useSyncExternalStore(assistantState.subscribe, assistantState.read);
  const model = useAssistantModelQuery().data?.assistant.model;
  const [openedAt] = useState(() => new Date());
  useWayToPage();
  const send = (text: string) => void say(client, text);
  return (
    <ChatWindow
      title={TITLE}
      subtitle={SUBTITLE}
      place="corner"
      onMinimise={minimiseAssistant}
      onClose={onClose}
      said={messages.length > 0 && messages}
      footer={
        <>
          <MessageField label={FIELD} isVoice={isVoice} onSend={send} />
          <HelpLinks />
          {messages.length > 0 && <SendToSupport messages={messages} />}
        </>
      }
    >
      <div>
        <p className="text-sm font-bold">{TITLE}</p>
        <p className="text-sm">{WELCOME}</p>
        {model && <p className="mt-2 text-sm">{WRITTEN_BY(model)}</p>}
        <p className="mt-1 text-xs text-ink-2">{formatTime(openedAt)}</p>
      </div>
      {messages.length === 0 && <Suggestions isVoice={isVoice} onChoose={send} />}
      {messages.map((message) => (
        <Said key={message.id} message={message} />
      ))}
      {isTyping && <p className="text-xs text-ink-2">{TYPING}</p>}
    </ChatWindow>
  );
}

/** A link of a reply opens a page, so the window closes if it would cover that. */
function useWayToPage(): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current && coversPage()) minimiseAssistant();
  }, [key]);
}
