import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isCovered } from '../navigation/opened-here.ts';
import { TextField } from '../ui/TextField.tsx';
import { LONGEST_TEXT } from './list-definition.ts';

/** How long after the last key the list follows, in milliseconds. */
const TYPING_PAUSE = 250;

interface TextSearchProps {
  label: string;
  /** The words in the address. */
  q: string;
  /** Called a moment after the last key. */
  onSearch: (words: string) => void;
}

/**
 * The words to search for. The list follows while one types; the address keeps only the last state. While something lies
 * over the list it waits: to follow then would close what was just opened.
 */
export function TextSearch({ label, q, onSearch }: TextSearchProps) {
  const [text, setText] = useState(q);
  // The text of the address, and the text typed here: only a change from elsewhere overwrites the field.
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }
  const send = useEffectEvent((words: string) => {
    // The router takes a moment to show a new address; the history has it at once.
    if (words === q || isCovered(history.state?.usr)) return;
    setSent(words);
    onSearch(words);
  });
  const isWaiting = isCovered(useLocation().state);
  useEffect(() => {
    if (isWaiting) return;
    const timer = setTimeout(() => send(text.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, isWaiting]);
  return (
    <TextField
      label={label}
      name="q"
      type="search"
      icon={Search}
      maxLength={LONGEST_TEXT}
      autoComplete="off"
      enterKeyHint="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
