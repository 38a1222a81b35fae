import { useApolloClient } from '@apollo/client/react';
import { CircleAlert } from 'lucide-react';
import { askAgain } from './ask-assistant.ts';
import type { Answer, Question } from './conversation.ts';
import { ReplyMessage, Sentences } from './ReplyMessage.tsx';
import { FAILED, TITLE } from './words.ts';

/** A question with what has become of it, or a reply. */
export function Said({ message }: { message: Question | Answer }) {
  const client = useApolloClient();
  if (message.sender === 'bot') {
    return (
      <div>
        <ReplyMessage reply={message.reply} at={message.at} />
      </div>
    );
  }
  const { written = [] } = message;
  return (
    <div>
      <p className="ml-auto w-fit max-w-[85%] rounded-sm bg-brand-tint px-3.5 py-2 text-sm wrap-anywhere whitespace-pre-line">
        <span className="sr-only">You: </span>
        {message.text}
      </p>
      {written.length > 0 && (
        // Read out once it is whole.
        <div aria-hidden className="mt-5">
          <p className="text-sm font-bold">{TITLE}</p>
          <Sentences sentences={written} />
        </div>
      )}
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
