import { builder } from '../builder.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import type { ConsentRecord } from './consent-record.ts';

const CookieConsent = builder.objectRef<ConsentRecord>('CookieConsent').implement({
  description:
    'What a visitor chose about cookies. It stands in a cookie of the browser, and is not stored on the server.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'Which version of the question was answered. When it is raised, visitors are asked again.',
    }),
    chosenOn: t.expose('chosenOn', {
      type: 'Date',
      description: 'The day of the choice, in London. It holds for 12 months.',
    }),
    necessary: t.boolean({
      description: 'Always true: what is strictly necessary needs no consent.',
      resolve: () => true,
    }),
    analytics: t.exposeBoolean('analytics', { description: 'Whether visits may be counted.' }),
    marketing: t.exposeBoolean('marketing', { description: 'Whether marketing is allowed. The portal has none.' }),
    preferences: t.exposeBoolean('preferences', {
      description: 'Whether what makes the next visit easier may be kept.',
    }),
  }),
});

const CookieChoiceInput = builder.inputType('CookieChoiceInput', {
  description: 'What a visitor allows besides what is strictly necessary. What is left out is refused.',
  fields: (t) => ({
    analytics: t.boolean({ defaultValue: false, required: true, description: 'To count visits.' }),
    marketing: t.boolean({ defaultValue: false, required: true, description: 'Marketing. The portal has none.' }),
    preferences: t.boolean({
      defaultValue: false,
      required: true,
      description: 'To keep what makes the next visit easier.',
    }),
  }),
});

interface Chosen {
  readonly consent: ConsentRecord;
}

const ChooseCookiesPayload = builder.objectRef<Chosen>('ChooseCookiesPayload').implement({
  description: 'The choice as it holds from now on.',
  fields: (t) => ({ consent: t.expose('consent', { type: CookieConsent, description: 'The choice.' }) }),
});

builder.mutationField('chooseCookies', (t) =>
  t.field({
    type: mutationResult<Chosen>('ChooseCookiesResult', ChooseCookiesPayload),
    description:
      'Says which kinds of cookies and storage the visitor allows. The answer sets a cookie that holds the choice for 12 months; the next choice replaces it.',
    args: { input: t.arg({ type: CookieChoiceInput, required: true, description: 'What is allowed.' }) },
    resolve: (_root, { input }, { services }) =>
      orRefusal(Promise.resolve().then(() => ({ consent: services.consent.choose(input) }))),
  }),
);
