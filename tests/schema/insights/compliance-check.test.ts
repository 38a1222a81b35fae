import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkRules } from '../../../schema/compliance/check/check-rules.ts';
import { checkText } from '../../../schema/compliance/check/check-text.ts';
import { regulationsNamed } from '../../../schema/compliance/check/regulation-names.ts';
import { allRegulations } from '../../../schema/compliance/check/regulations.ts';
import { ValidationError } from '../../../schema/errors.ts';

function outcomes(text: string, regulation?: string) {
  const { findings } = checkText(text, 'policy', regulationsNamed(regulation === undefined ? [] : [regulation]));
  return Object.fromEntries(findings.map(({ rule, outcome }) => [`${rule.regulation.name}, ${rule.section}`, outcome]));
}

describe('the check of a text against regulations', () => {
  it.each([
    ['Serious incidents are reported to the MHRA within 15 days.', 'passed'],
    ['Serious incidents are reported to the MHRA within 30 days.', 'failed'],
    ['Serious incidents are reported to the MHRA within two weeks.', 'passed'],
    ['Serious incidents are reported to the MHRA within 48 hours.', 'passed'],
  ])('compares times, whatever their unit: %s', (text, outcome) => {
    const [finding] = checkText(text, 'policy', []).findings;
    expect(finding).toMatchObject({
      outcome,
      evidence: text,
      rule: { regulation: { name: expect.stringContaining('Devices') } },
    });
  });

  it.each([
    ['Invoices are paid within 30 days.', 'Procurement Act 2023, Section 68', 'passed'],
    ['Invoices are paid within 60 days of receipt.', 'Procurement Act 2023, Section 68', 'failed'],
    ['The threshold for goods is £139,688.', 'Procurement Act 2023, Schedule 1, as amended by SI 2025/1200', 'failed'],
    ['The threshold for goods is £135,018.', 'Procurement Act 2023, Schedule 1, as amended by SI 2025/1200', 'passed'],
    ['Social value has 5% of the weighting.', 'Procurement Policy Note 002, Evaluation', 'failed'],
    ['Social value has 10 per cent of the weighting.', 'Procurement Policy Note 002, Evaluation', 'passed'],
    [
      "Suppliers have employers' liability insurance of £5 million.",
      "Employers' Liability (Compulsory Insurance) Act 1969, Section 1",
      'passed',
    ],
    [
      'Suppliers have employers\u2019 liability insurance of £2m.',
      "Employers' Liability (Compulsory Insurance) Act 1969, Section 1",
      'failed',
    ],
    ['A data breach is reported within 5 days.', 'UK GDPR, Article 33', 'failed'],
    ['A data breach is reported within 72 hours.', 'UK GDPR, Article 33', 'passed'],
    [
      'References cover the last two years.',
      'NHS Employment Check Standards, Employment history and references',
      'failed',
    ],
  ])('cites regulation and section: %s', (text, section, outcome) => {
    expect(outcomes(text)).toMatchObject({ [section]: outcome });
  });

  test('looks at all rules of a regulation that is named, by any of its names', () => {
    const text = 'Nothing about it.';
    const found = outcomes(text, ' GDPR ');
    expect(Object.keys(found)).toHaveLength(
      checkRules.filter(({ regulation }) => regulation.name === 'UK GDPR').length,
    );
    expect(new Set(Object.values(found))).toEqual(new Set(['not_addressed']));
    expect(checkText(text, 'policy', regulationsNamed(['gdpr'])).score).toBe(0);
  });

  test('has no score where no rule applies', () => {
    expect(checkText('The canteen opens at noon.', 'policy', [])).toEqual({ score: null, findings: [] });
  });

  test('refuses a regulation that it does not know, and names those that it does', () => {
    expect(() => regulationsNamed(['the law of the jungle'])).toThrow(ValidationError);
    expect(() => regulationsNamed(['the law of the jungle'])).toThrow(/UK GDPR/);
    expect(() => regulationsNamed(Array(101).fill('UK GDPR'))).toThrow(ValidationError);
  });

  test('answers the same for the same text, with a score between 0 and 100', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.constantFrom(...allRegulations), (text, regulation) => {
        const first = checkText(text, 'contract', [regulation]);
        expect(checkText(text, 'contract', [regulation])).toEqual(first);
        expect(first.score).toBeGreaterThanOrEqual(0);
        expect(first.score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('a limit is met up to its last day, and not a day later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        const [finding] = checkText(
          `Invoices are paid within ${days} days.`,
          'contract',
          regulationsNamed(['pa23']),
        ).findings;
        expect(finding?.outcome).toBe(days <= 30 ? 'passed' : 'failed');
      }),
    );
  });
});
