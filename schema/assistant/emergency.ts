import { wordsOf } from '../queries/search/folded-words.ts';
import { type EmergencyKind, emergencyPhrases } from './emergency-phrases.ts';
import { isWord, kindBySigns } from './emergency-signs.ts';

/** A way to reach help. */
export interface EmergencyContact {
  readonly label: string;
  readonly address: string;
}

/** The text before the answer to a question with words of an emergency. */
export interface EmergencyAdvice {
  readonly title: string;
  readonly text: string;
  readonly contacts: readonly EmergencyContact[];
}

export interface Emergency {
  readonly advice: EmergencyAdvice;
  /** Whether the text also names something that the portal holds, and nothing of a person in danger: it is answered, too. */
  readonly isAlsoAnswered: boolean;
}

const call999 = { label: 'Call 999', address: 'tel:999' };
const call111 = { label: 'Call 111', address: 'tel:111' };
const online111 = { label: '111.nhs.uk', address: 'https://111.nhs.uk' };
const samaritans = { label: 'Call Samaritans on 116 123', address: 'tel:116123' };
const NO_ADVICE = 'This assistant is an automated service and does not give medical advice.';

const advice: Readonly<Record<EmergencyKind, EmergencyAdvice>> = {
  life: {
    title: 'In an emergency call 999',
    text: `${NO_ADVICE} In an emergency call 999. For urgent medical help use 111.nhs.uk or call 111.`,
    contacts: [call999, call111, online111],
  },
  suicide: {
    title: 'You can talk to someone now',
    text: `${NO_ADVICE} If a life is in danger call 999. You can call Samaritans on 116 123 at any time, and it is free. For urgent help with mental health call 111 and choose option 2.`,
    contacts: [call999, samaritans, call111],
  },
  urgent: {
    title: 'For urgent medical help call 111',
    text: `${NO_ADVICE} In an emergency call 999. For urgent medical help use 111.nhs.uk or call 111.`,
    contacts: [call111, online111, call999],
  },
};

/** The gravest first: a text with phrases of several kinds is answered by the first of them. */
const kinds: readonly EmergencyKind[] = ['suicide', 'life', 'urgent'];
const phrases = kinds.map((kind) => ({ kind, phrases: emergencyPhrases[kind].map((phrase) => phrase.split(' ')) }));

/** What posts, documents, courses and products are called. */
const ofThePortal = new Set(
  `job jobs post posts role roles vacancy vacancies career careers recruitment nurse nurses doctor doctors consultant
  physiotherapist specialist specialists salary band unit units ward clinic clinics team guideline guidelines guidance
  policy policies document documents protocol protocols standard standards regulation checklist audit compliance training
  course courses certification certificate webinar equipment device devices monitor monitors pads kit kits bag bags pump
  supplier suppliers price prices product products stock order quote news article articles report study`
    .trim()
    .split(/\s+/),
);

/** What is said of a person in danger. 'I' is not among them: people also look for a post with it. */
const ofAPerson = new Set(
  `im ive me my myself he hes she shes him her his they theyre husband wife mum dad mother father son daughter baby child
  friend colleague someone somebody`
    .trim()
    .split(/\s+/),
);

/** Words that may occur within a phrase without changing its meaning. */
const between = new Set(
  `a the my his her our their your is are was has have had been be really very so quite such feel feeling just still all bit
  little too terribly awfully badly absolutely to of some`
    .trim()
    .split(/\s+/),
);
const MOST_BETWEEN = 2;

/** The text before the answer to a question with words of an emergency; undefined if it has none. */
export function emergencyIn(text: string): Emergency | undefined {
  const words = wordsOf(text);
  const kind =
    phrases.find(({ phrases: ofKind }) => ofKind.some((phrase) => hasPhrase(words, phrase)))?.kind ??
    kindBySigns(words, kinds);
  if (!kind) return undefined;
  const isAboutThePortal = words.some((word) => ofThePortal.has(word));
  const isAboutAPerson = words.some((word) => ofAPerson.has(word));
  return { advice: advice[kind], isAlsoAnswered: isAboutThePortal && !isAboutAPerson };
}

function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => hasPhraseAt(words, phrase, start));
}

/** Whether the phrase begins there, with no more between its words than little words. */
function hasPhraseAt(words: readonly string[], phrase: readonly string[], start: number): boolean {
  let at = start;
  for (const [place, part] of phrase.entries()) {
    const latest = at + (place === 0 ? 0 : MOST_BETWEEN);
    while (at < latest && !isWord(words[at], part) && between.has(words[at] ?? '')) at += 1;
    if (!isWord(words[at], part)) return false;
    at += 1;
  }
  return true;
}
