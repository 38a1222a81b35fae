import { assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emergencyIn } from '../../../schema/assistant/emergency.ts';
import { emergencyPhrases } from '../../../schema/assistant/emergency-phrases.ts';

const addressesIn = (text: string) => emergencyIn(text)?.advice.contacts.map(({ address }) => address);

describe('words of an emergency', () => {
  test.each([
    'I have chest pain',
    'my dad is having a heart attack!!',
    'She’s not breathing, what do I do?',
    'I can’t breathe',
    "he can't breathe properly",
    'I think my husband is having a stroke',
    'My baby has gone blue and is unresponsive',
    'someone collapsed on the ward',
    'my daughter is having a seizure',
    'She won’t stop bleeding',
    'I took an overdose',
    'my son swallowed bleach',
    'Anaphylactic reaction, no EpiPen',
    'my throat is closing up',
    'is this meningitis?',
    'could it be sepsis',
    'CALL AN AMBULANCE',
    'there was a gunshot outside',
    'he was stabbed',
    'my friend has been electrocuted',
  ])('"%s" leads to 999', (text) => {
    expect(addressesIn(text)).toContain('tel:999');
    expect(emergencyIn(text)?.isAlsoAnswered).toBe(false);
  });

  test.each([
    'I want to kill myself',
    'thinking about suicide',
    'i feel suicidal',
    'I don’t want to live',
    'my sister wants to die',
    'I keep hurting myself',
    'self-harm',
    'everyone would be better off without me',
    'I’m a nurse and I want to end my life',
  ])('"%s" leads to 999 and Samaritans', (text) => {
    expect(addressesIn(text)).toEqual(expect.arrayContaining(['tel:999', 'tel:116123']));
    expect(emergencyIn(text)?.isAlsoAnswered).toBe(false);
  });

  test.each([
    'I feel unwell, what should I do?',
    'My child is sick',
    'should I see a doctor about this rash',
    'how much paracetamol can I take',
    'I have a fever and a stiff neck',
    'need a doctor tonight',
  ])('"%s" leads to 111', (text) => {
    expect(addressesIn(text)).toContain('tel:111');
  });

  test.each(['stroke nurse jobs in Leeds', 'sepsis guideline', 'I am looking for a cardiac arrest trolley kit'])(
    '"%s" is answered, too',
    (text) => {
      expect(emergencyIn(text)).toMatchObject({ isAlsoAnswered: true });
    },
  );

  test.each(['nurse jobs in Leeds', 'How do I get verified?', 'ventilators under £5,000', 'What is band 6 pay?', ''])(
    '"%s" has none',
    (text) => {
      expect(emergencyIn(text)).toBeUndefined();
    },
  );
});

test('every phrase is found, whatever stands around it and however it is written', () => {
  const phrases = Object.values(emergencyPhrases).flat();
  const around = constantFrom('', 'please help ', 'hello... ', 'WARD 5: ', '🩺 ');
  const form = constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.replaceAll(' ', ',  '),
    (text: string) => text.replaceAll(' ', '\n'),
  );
  const written = record({ phrase: constantFrom(...phrases), before: around, after: around, form });
  assert(
    property(written, ({ phrase, before, after, form: write }) => {
      const text = `${before}${write(phrase.replace('*', ''))} ${after}`;
      return ['tel:999', 'tel:111'].some((address) => addressesIn(text)?.includes(address));
    }),
  );
});
