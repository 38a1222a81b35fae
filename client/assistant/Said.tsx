import { useApolloClient } from '@apollo/client/react';
import { AskedMessage } from '../chat/AskedMessage.tsx';
import { askAgain } from './ask-assistant.ts';
import type { Answer, Question } from './conversation.ts';
import { ReplyMessage, Sentences } from './ReplyMessage.tsx';
import { FAILED, TITLE } from './words.ts';

/** A question with its state, or a reply. */
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
    <AskedMessage
      text={message.text}
      failed={message.state === 'failed' ? FAILED : undefined}
      onAgain={() => void askAgain(client, message)}
    >
      {written.length > 0 && (
        // Read out once it is whole.
        <div aria-hidden className="mt-5">
          <p className="text-sm font-bold">{TITLE}</p>
          <Sentences sentences={written} />
        </div>
      )}
    </AskedMessage>
  );
}
