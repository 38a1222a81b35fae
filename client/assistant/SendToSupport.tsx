import { useNavigate } from 'react-router-dom';
import { prepareMessage } from '../contact/prepared-message.ts';
import type { Answer, Question } from './conversation.ts';
import { transcriptOf } from './transcript.ts';
import { minimiseAssistant } from './window-state.ts';
import { SEND_TO_SUPPORT } from './words.ts';

const SUBJECT = 'Conversation with the assistant';

/** Puts the conversation into the contact form, where the user can edit and send it. Until then it stays here. */
export function SendToSupport({ messages }: { messages: readonly (Question | Answer)[] }) {
  const navigate = useNavigate();
  const open = () => {
    const query = new URLSearchParams({ category: 'other', subject: SUBJECT });
    prepareMessage(transcriptOf(messages));
    navigate(`/contact?${query}`);
    minimiseAssistant();
  };
  return (
    <button
      type="button"
      onClick={open}
      className="min-h-6 py-1 text-xs text-link underline underline-offset-[0.15em] hover:text-link-hover pointer-coarse:min-h-11"
    >
      {SEND_TO_SUPPORT}
    </button>
  );
}
