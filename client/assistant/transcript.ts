import { formatTime } from '../ui/moments.ts';
import type { Answer, Question } from './conversation.ts';
import { TITLE } from './words.ts';

/** Leaves room for the visitor's own text in a message of 5,000 characters. */
const LONGEST = 4_500;
const CUT = '(what was said before is left out)';

/** What was said as plain text, one message after the other; of a long conversation its end. */
export function transcriptOf(messages: readonly (Question | Answer)[]): string {
  const said = messages.map(inWords);
  const kept: string[] = [];
  let left = LONGEST;
  for (const text of said.toReversed()) {
    left -= text.length + 2;
    if (left < 0) break;
    kept.unshift(text);
  }
  return [...(kept.length < said.length ? [CUT] : []), ...kept].join('\n\n');
}

function inWords(message: Question | Answer): string {
  const time = formatTime(message.at);
  if (message.sender === 'user') return `You, ${time}: ${message.text}`;
  const { originLabel, emergency, sentences } = message.reply;
  const lines = sentences.map(({ text, record }) => (record ? `${text} (${record.title})` : text));
  return [`${TITLE}, ${time} (${originLabel}):`, ...(emergency ? [emergency.title] : []), ...lines].join('\n');
}
