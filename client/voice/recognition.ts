/** What is used of the speech recognition that some browsers have. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionResult {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type MadeBy = new () => Recognition;

function maker(): MadeBy | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: MadeBy;
    webkitSpeechRecognition?: MadeBy;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether the browser recognises speech. */
export const recognisesSpeech = (): boolean => maker() !== undefined;

/** A recognition of one utterance in British English; nothing if the browser has none. It does not listen yet. */
export function newRecognition(): Recognition | undefined {
  const Maker = maker();
  return (
    Maker && Object.assign(new Maker(), { lang: 'en-GB', continuous: false, interimResults: false, maxAlternatives: 1 })
  );
}
