import { useApolloClient } from '@apollo/client/react';
import { ReplyMessage } from '../assistant/ReplyMessage.tsx';
import { AskedMessage } from '../chat/AskedMessage.tsx';
import { formatTime } from '../ui/moments.ts';
import { askAgain } from './ask-predictions.ts';
import type { Asked, PredictionReply, Told } from './conversation.ts';
import { ForecastReply } from './ForecastReply.tsx';
import { TrendsReply } from './TrendsReply.tsx';
import { FAILED, ORIGIN, TITLE } from './words.ts';

/** A question with its state, or its reply. */
export function PredictionMessage({ message }: { message: Asked | Told }) {
  const client = useApolloClient();
  if (message.sender === 'user') {
    return (
      <AskedMessage
        text={message.text}
        failed={message.state === 'failed' ? FAILED : undefined}
        onAgain={() => void askAgain(client, message)}
      />
    );
  }
  const { reply, at } = message;
  if (reply.kind === 'assistant') {
    return (
      <div>
        <ReplyMessage reply={reply.reply} at={at} />
      </div>
    );
  }
  return (
    <div>
      <p className="text-sm font-bold">{TITLE}</p>
      <Answer reply={reply} />
      <p className="mt-1 text-xs text-ink-2">
        {ORIGIN}, {formatTime(at)}
      </p>
    </div>
  );
}

function Answer({ reply }: { reply: Exclude<PredictionReply, { kind: 'assistant' }> }) {
  if (reply.kind === 'forecast') return <ForecastReply forecast={reply.forecast} />;
  if (reply.kind === 'trends') return <TrendsReply trends={reply.trends} />;
  return (
    <p className="text-sm">
      {`There is too little data for a forecast: the portal has posts of ${reply.department ?? 'all departments together'} in fewer than 26 weeks of the last two years.`}
    </p>
  );
}
