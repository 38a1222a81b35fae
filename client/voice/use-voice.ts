import { type RefObject, useEffect, useRef, useState } from 'react';
import { newRecognition, type Recognition, recognisesSpeech } from './recognition.ts';
import { SENT_AFTER } from './words.ts';

export interface Voice {
  readonly state: 'idle' | 'listening' | 'failed' | 'unavailable';
  /** Listens to one utterance, or stops listening. Nothing else begins it. */
  readonly toggle: () => void;
}

interface Heard {
  /** Puts the recognised text into the field. */
  readonly fill: (text: string) => void;
  readonly send: (text: string) => void;
}

/** Fills a field by voice, and sends it half a second later: time to read the recognised text. */
export function useVoice({ fill, send }: Heard): Voice {
  const [state, setState] = useState<Voice['state']>(() => (recognisesSpeech() ? 'idle' : 'unavailable'));
  const running = useRef<Recognition>(undefined);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      stop(running);
      window.clearTimeout(timer.current);
    },
    [],
  );
  const listen = () => {
    const recognition = newRecognition();
    if (!recognition) return;
    const isRunning = () => running.current === recognition;
    const end = (next: Voice['state']) => {
      if (!isRunning()) return;
      running.current = undefined;
      setState(next);
    };
    recognition.onresult = ({ results }) => {
      const text = results[0]?.[0]?.transcript.trim() ?? '';
      if (!isRunning()) return;
      end(text === '' ? 'failed' : 'idle');
      if (text === '') return;
      fill(text);
      timer.current = window.setTimeout(() => send(text), SENT_AFTER);
    };
    recognition.onerror = () => end('failed');
    recognition.onend = () => end('idle');
    running.current = recognition;
    setState('listening');
    try {
      recognition.start();
    } catch {
      end('failed');
    }
  };
  const toggle = () => {
    window.clearTimeout(timer.current);
    if (running.current) {
      stop(running);
      setState('idle');
    } else {
      listen();
    }
  };
  return { state, toggle };
}

/** What it would still say is not listened to. */
function stop(running: RefObject<Recognition | undefined>): void {
  const recognition = running.current;
  running.current = undefined;
  recognition?.abort();
}
