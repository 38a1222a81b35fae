import { builder } from '../builder.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import type { ConsentRecord } from './consent-record.ts';

const CookieConsent = builder.objectRef<ConsentRecord>('CookieConsent').implement({
  description: 'The choice of a visitor about cookies. A cookie of the browser stores it, not the server.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'The version of the question. When it is raised, visitors are asked again.',
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
  description: 'The kinds that a visitor allows, besides the strictly necessary. Absent kinds are refused.',
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
      'Sets the kinds of cookies and storage that the visitor allows. The response sets a cookie with the choice for 12 months; the next choice replaces it.',
    args: { input: t.arg({ type: CookieChoiceInput, required: true, description: 'The allowed kinds.' }) },
    resolve: (_root, { input }, { services }) =>
      orRefusal(Promise.resolve().then(() => ({ consent: services.consent.choose(input) }))),
  }),
);
