import type { CheckRule } from './check-rule.ts';
import { regulations } from './regulations.ts';

const texts = ['policy', 'procedure', 'guideline', 'contract'] as const;
const employing = ['employment', 'policy', 'procedure'] as const;

function check(section: string, asks: string, words: readonly string[], suggestion: string): CheckRule {
  return {
    regulation: regulations.employmentChecks,
    section,
    asks,
    suggestion,
    appliesTo: employing,
    requirement: { kind: 'states', groups: [words] },
  };
}

/** The requirements of the law and the standards on employment, and on data about people. */
export const peopleRules: readonly CheckRule[] = [
  check(
    'Identity',
    'The identity of an applicant is checked.',
    ['identity', 'proof of id', 'passport'],
    'Name the documents that prove identity.',
  ),
  check(
    'Right to work',
    'The right to work in the UK is checked.',
    ['right to work'],
    'Say that the right to work is checked before the first day.',
  ),
  check(
    'Professional registration and qualifications',
    'Registration and qualifications are checked with those who gave them.',
    ['registration', 'qualification'],
    'Name the register, and who checks it.',
  ),
  {
    regulation: regulations.employmentChecks,
    section: 'Employment history and references',
    asks: 'References cover at least 3 years.',
    suggestion: 'Ask for references that cover the last 3 years.',
    appliesTo: employing,
    requirement: { kind: 'limit', groups: [['reference', 'employment history']], unit: 'years', least: 3 },
  },
  check(
    'Criminal record',
    'Criminal records and barred lists are checked where the work asks for it.',
    ['dbs', 'criminal record', 'disclosure and barring'],
    'State the level of the DBS check for the post.',
  ),
  check(
    'Work health assessment',
    'Health is assessed for the work, after an offer.',
    ['health assessment', 'occupational health'],
    'Say that occupational health assesses applicants after an offer.',
  ),
  {
    regulation: regulations.equality,
    section: 'Section 39',
    asks: 'Applicants and employees are not discriminated against.',
    suggestion: 'State equal treatment whatever the protected characteristic, and how adjustments are asked for.',
    appliesTo: ['employment', 'policy', 'procedure', 'contract'],
    requirement: {
      kind: 'states',
      groups: [['equality', 'discriminat', 'protected characteristic', 'reasonable adjustment']],
    },
  },
  {
    regulation: regulations.dataProtection,
    section: 'Article 33',
    asks: 'Personal data breaches are notified to the Information Commissioner within 72 hours.',
    suggestion: 'State 72 hours from becoming aware for the notification of a breach.',
    appliesTo: texts,
    requirement: { kind: 'limit', groups: [['breach'], ['notif', 'report', 'inform']], unit: 'hours', most: 72 },
  },
  {
    regulation: regulations.dataProtection,
    section: 'Article 12(3)',
    asks: 'Requests of people about their data are answered within one month.',
    suggestion: 'State one month for answers to subject access requests.',
    appliesTo: ['policy', 'procedure'],
    requirement: { kind: 'limit', groups: [['subject access', 'access request']], unit: 'months', most: 1 },
  },
  {
    regulation: regulations.dataProtection,
    section: 'Article 5(1)(e)',
    asks: 'Personal data is kept no longer than necessary.',
    suggestion: 'State how long each kind of record is kept, and who deletes it.',
    appliesTo: texts,
    requirement: { kind: 'states', groups: [['retention', 'retain', 'kept for', 'delet', 'destroy', 'dispos']] },
  },
  {
    regulation: regulations.information,
    section: 'Section 10',
    asks: 'Requests for information are answered within 20 working days.',
    suggestion: 'State 20 working days for requests under the Freedom of Information Act.',
    appliesTo: ['policy', 'procedure'],
    requirement: { kind: 'limit', groups: [['freedom of information', 'foi']], unit: 'days', most: 20 },
  },
];
