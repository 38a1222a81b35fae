import { useApolloClient } from '@apollo/client/react';
import { Minus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { formatTime } from '../ui/dates.ts';
import { say } from './ask-assistant.ts';
import { useAssistantModelQuery } from './assistant.generated.ts';
import { conversation } from './conversation.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { MessageField } from './MessageField.tsx';
import { Said } from './Said.tsx';
import { SendToSupport } from './SendToSupport.tsx';
import { Suggestions } from './Suggestions.tsx';
import { coversPage, useWholeScreen } from './use-whole-screen.ts';
import { assistantState, minimiseAssistant } from './window-state.ts';
import { SUBTITLE, TITLE, TYPING, WELCOME, WRITTEN_BY } from './words.ts';

/**
 * The window of the assistant: beside the page, which stays usable; the whole screen on phones, where the page waits. Escape
 * minimises it, and what was said stays until the page is left.
 */
export function AssistantWindow({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const messages = useSyncExternalStore(conversation.subscribe, conversation.read);
  const isTyping = messages.some((message) => message.sender === 'user' && message.state === 'asked');
  const { isVoice = false } = useSyncExternalStore(assistantState.subscribe, assistantState.read);
  const model = useAssistantModelQuery().data?.assistant.model;
  const [openedAt] = useState(() => new Date());
  const log = useRef<HTMLDivElement>(null);
  useWholeScreen();
  useWayToPage();
  useEffect(() => {
    // The newest message is in sight whatever came.
    if (messages.length > 0 || isTyping) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, isTyping]);
  const send = (text: string) => void say(client, text);
  return createPortal(
    <section
      role="dialog"
      aria-label={TITLE}
      data-print="hide"
      onKeyDown={(event) => event.key === 'Escape' && minimiseAssistant()}
      className="fixed inset-0 z-40 flex flex-col bg-paper shadow-overlay sm:inset-auto sm:right-4 sm:bottom-4 sm:h-150 sm:max-h-[calc(100dvh-2rem)] sm:w-100 sm:rounded-lg"
    >
      <div className="flex shrink-0 items-center justify-between bg-navy py-2 pr-2 pl-5 text-white sm:rounded-t-lg">
        <div>
          <h2 className="text-sm font-bold">{TITLE}</h2>
          <p className="text-xs">{SUBTITLE}</p>
        </div>
        <div className="flex">
          <IconButton label="Minimise chat" onPress={minimiseAssistant}>
            <Minus aria-hidden className="size-5" strokeWidth={2} />
          </IconButton>
          <IconButton label="Close chat" onPress={onClose}>
            <X aria-hidden className="size-5" strokeWidth={2} />
          </IconButton>
        </div>
      </div>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        className="flex grow flex-col gap-5 overflow-y-auto overscroll-contain px-5 py-5"
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
      </div>
      <div className="shrink-0 border-t border-line px-5 pt-3 pb-4">
        <MessageField isVoice={isVoice} onSend={send} />
        <HelpLinks />
        {messages.length > 0 && <SendToSupport messages={messages} />}
      </div>
    </section>,
    document.body,
  );
}

/** A link of a reply leads to a page, which is then seen where the window would cover it. */
function useWayToPage(): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current && coversPage()) minimiseAssistant();
  }, [key]);
}

function IconButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-11 items-center justify-center rounded text-white hover:bg-brand-dark"
    >
      {children}
    </button>
  );
}
