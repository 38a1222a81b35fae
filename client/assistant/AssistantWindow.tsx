import { useApolloClient } from '@apollo/client/react';
import { ChevronRight, CircleAlert, Minus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useLayoutQuery } from '../navigation/layout.generated.ts';
import { ContentLink } from '../ui/ContentLink.tsx';
import { formatTime } from '../ui/dates.ts';
import { askAgain, say } from './ask-assistant.ts';
import { type Answer, conversation, type Question } from './conversation.ts';
import { MessageField } from './MessageField.tsx';
import { ReplyMessage } from './ReplyMessage.tsx';
import { coversPage, useWholeScreen } from './use-whole-screen.ts';
import { minimiseAssistant } from './window-state.ts';
import { FAILED, QUICK_REPLIES, SUBTITLE, TITLE, TYPING, WELCOME } from './words.ts';

/**
 * The window of the assistant: beside the page, which stays usable; the whole screen on phones, where the page waits. Escape
 * minimises it, and what was said stays until the page is left.
 */
export function AssistantWindow({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const messages = useSyncExternalStore(conversation.subscribe, conversation.read);
  const isTyping = messages.some((message) => message.sender === 'user' && message.state === 'asked');
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
          <p className="mt-1 text-xs text-ink-2">{formatTime(openedAt)}</p>
        </div>
        {messages.length === 0 && <QuickReplies onChoose={send} />}
        {messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
        {isTyping && <p className="text-xs text-ink-2">{TYPING}</p>}
      </div>
      <div className="shrink-0 border-t border-line px-5 pt-3 pb-4">
        <MessageField onSend={send} />
        <HelpLinks />
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

function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <ul aria-label="Suggestions" className="border-t border-line">
      {QUICK_REPLIES.map((text) => (
        <li key={text} className="border-b border-line">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="flex min-h-11 w-full items-center justify-between text-left text-sm font-medium text-link hover:text-link-hover"
          >
            {text}
            <ChevronRight aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Said({ message }: { message: Question | Answer }) {
  const client = useApolloClient();
  if (message.sender === 'bot') {
    return (
      <div>
        <ReplyMessage reply={message.reply} at={message.at} />
      </div>
    );
  }
  return (
    <div>
      <p className="ml-auto w-fit max-w-[85%] rounded-sm bg-brand-tint px-3.5 py-2 text-sm wrap-anywhere whitespace-pre-line">
        <span className="sr-only">You: </span>
        {message.text}
      </p>
      {message.state === 'failed' && (
        <div className="mt-3 border-l-4 border-err pl-3 text-sm">
          <p className="flex items-center gap-2 font-bold text-err-dark">
            <CircleAlert aria-hidden className="size-5" strokeWidth={2} />
            {FAILED}
          </p>
          <button
            type="button"
            onClick={() => void askAgain(client, message)}
            className="min-h-6 text-link underline underline-offset-[0.15em] hover:text-link-hover pointer-coarse:min-h-11"
          >
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

/** The telephone number and the address of the portal, as the footer has them. */
function HelpLinks() {
  const { data } = useLayoutQuery();
  const items = data?.footer.nodes.flatMap((entry) => entry.items) ?? [];
  const addressBeginning = (scheme: string) => items.find(({ url }) => url?.startsWith(scheme))?.url ?? null;
  const links = [
    ['Call us', addressBeginning('tel:')],
    ['Email us', addressBeginning('mailto:')],
  ] as const;
  return (
    <p className="mt-2 flex gap-5 text-xs">
      {links.map(([label, address]) =>
        address ? (
          <ContentLink key={label} href={address} className="py-1 pointer-coarse:py-2.5">
            {label}
          </ContentLink>
        ) : null,
      )}
    </p>
  );
}
