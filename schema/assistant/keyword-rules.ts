import { wordsOf } from '../queries/search/folded-words.ts';
import { tellingWords } from './question.ts';
import type { AssistantRecord, AssistantSentence } from './reply.ts';

interface KeywordRule {
  /** Any of these words, or words that begin with one that ends in '*'. */
  readonly words: readonly string[];
  readonly sentences: readonly string[];
  /** The page that the sentences are about; absent for courtesies. */
  readonly record?: AssistantRecord;
}

const page = (title: string, path: string): AssistantRecord => ({ category: 'page', title, path });

/** The answers if the portal's records have none; the first matching rule counts. */
const rules: readonly KeywordRule[] = [
  {
    words: ['pric*', 'cost*', 'fee', 'fees', 'free', 'subscription*', 'charge*', 'trial'],
    sentences: [
      'The portal is free of charge, to read, to apply and to publish.',
      'Suppliers set the prices of their products, which are shown without VAT.',
    ],
    record: page('Terms of service', '/terms-of-service'),
  },
  {
    words: [
      'contact*',
      'support',
      'call',
      'phone',
      'telephone',
      'email',
      'complain*',
      'human',
      'person',
      'agent',
      'talk',
    ],
    sentences: ['You can write to the portal or call it, and follow the reply by a link that is mailed to you.'],
    record: page('Contact', '/contact'),
  },
  {
    words: ['verif*', 'approv*'],
    sentences: [
      'Operators verify an account within 24 to 48 hours once its email address is confirmed.',
      'You need it to post jobs and to list equipment, and not to apply for a job.',
    ],
    record: page('Your account', '/account'),
  },
  {
    words: ['password', 'sign', 'signin', 'login', 'log', 'account', 'register', 'registration', 'profile'],
    sentences: [
      'You open an account with your email address, and change your profile and password on your account page.',
    ],
    record: page('Your account', '/account'),
  },
  {
    words: ['train*', 'course*', 'certif*', 'webinar*', 'learn*'],
    sentences: ['You can enrol in training paths, apply for certifications and book webinars on the training page.'],
    record: page('Training', '/training'),
  },
  {
    words: ['job*', 'vacanc*', 'career*', 'work*', 'recruit*', 'apply*', 'applic*', 'nurs*', 'doctor*', 'opportunit*'],
    sentences: ['You can search the open posts by role, place, band and pay on the staff portal.'],
    record: page('Staff portal', '/staff-portal'),
  },
  {
    words: [
      'complian*',
      'document*',
      'doc',
      'docs',
      'guideline*',
      'guidance',
      'regulat*',
      'cqc',
      'polic*',
      'download*',
    ],
    sentences: ['You can search and download the compliance documents, with their versions and what changed in each.'],
    record: page('Compliance', '/compliance'),
  },
  {
    words: ['equipment', 'product*', 'buy*', 'suppl*', 'device*', 'order*', 'bulk', 'sell*', 'market*', 'browse'],
    sentences: [
      'You can compare products, buy from suppliers and ask for quotations for several items on the marketplace.',
    ],
    record: page('Equipment marketplace', '/equipment'),
  },
  {
    words: ['news', 'article*', 'announce*'],
    sentences: ['You can read the latest news of health and care, with its sources, on the news page.'],
    record: page('News', '/news'),
  },
  {
    words: ['api', 'graphql', 'rest', 'developer*', 'integrat*', 'endpoint*'],
    sentences: ['The API reference describes the GraphQL and REST interfaces, and the playground runs queries.'],
    record: page('API reference', '/api-reference'),
  },
  {
    words: ['status', 'outage', 'down', 'slow', 'broken', 'working'],
    sentences: ['The status page shows what works now, measured every minute, and past incidents.'],
    record: page('System status', '/system-status'),
  },
  {
    words: ['hello', 'hi', 'hey', 'morning', 'afternoon', 'evening'],
    sentences: ['Hello. You can ask about jobs, compliance documents, equipment, news, training and your account.'],
  },
  {
    words: ['thanks', 'thank', 'cheers', 'great', 'bye', 'goodbye'],
    sentences: ['You are welcome. You can ask another question at any time.'],
  },
  {
    words: ['help'],
    sentences: ['The help center explains in short articles what the portal does.'],
    record: page('Help center', '/help-center'),
  },
];

/** The quick replies of the chat, which are commands and no questions, and the rule that answers each. */
const quickReplies = new Map([
  ['view job opportunities', 'job opportunities'],
  ['download compliance docs', 'compliance'],
  ['browse equipment', 'equipment'],
  ['contact support', 'contact'],
  ['pricing information', 'pricing'],
]);

/** What a quick reply is answered; nothing if the text is none. */
export function answerToQuickReply(text: string): readonly AssistantSentence[] | undefined {
  const subject = quickReplies.get(wordsOf(text).join(' '));
  return subject === undefined ? undefined : answerByKeyword(subject);
}

/** The share of a text's distinctive words that must be words of a rule: otherwise it is about something else. */
const LEAST_SHARE = 0.5;

/** What the first rule says that fits a text; nothing if none does. */
export function answerByKeyword(text: string): readonly AssistantSentence[] | undefined {
  const telling = tellingWords(text);
  const words = telling.length > 0 ? telling : wordsOf(text);
  const rule = rules.find(
    (candidate) => words.filter((word) => isOneOf(word, candidate.words)).length / words.length >= LEAST_SHARE,
  );
  return rule?.sentences.map((sentence) => ({ text: sentence, record: rule.record ?? null }));
}

function isOneOf(word: string, parts: readonly string[]): boolean {
  return parts.some((part) => (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part));
}
