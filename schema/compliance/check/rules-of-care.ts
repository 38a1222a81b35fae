import type { CheckRule } from './check-rule.ts';
import { regulations } from './regulations.ts';

const of = { regulation: regulations.regulatedActivities, appliesTo: ['policy', 'procedure', 'guideline'] } as const;

/** What the regulations of care ask of policies: the fundamental standards, notifications, and complaints. */
export const careRules: readonly CheckRule[] = [
  {
    ...of,
    section: 'Regulation 11',
    asks: 'Care is given only with consent.',
    suggestion: 'Say who asks for consent, how it is recorded, and what happens where a person lacks capacity.',
    requirement: { kind: 'states', groups: [['consent']] },
  },
  {
    ...of,
    section: 'Regulation 12',
    asks: 'Risks to safety are assessed and reduced.',
    suggestion: 'Say who assesses the risks, when, and who acts on what is found.',
    requirement: { kind: 'states', groups: [['risk'], ['assess', 'manag', 'reduc', 'mitigat', 'review']] },
  },
  {
    ...of,
    section: 'Regulation 13',
    asks: 'People are protected from abuse and improper treatment.',
    suggestion: 'Name the safeguarding lead and how a concern is raised.',
    requirement: { kind: 'states', groups: [['safeguard', 'abuse']] },
  },
  {
    ...of,
    section: 'Regulation 16',
    asks: 'Complaints are received, recorded, investigated and answered.',
    suggestion: 'Say how to complain, who investigates, and by when there is an answer.',
    requirement: {
      kind: 'states',
      groups: [['complaint'], ['investigat', 'respond', 'response', 'acknowledg', 'record']],
    },
  },
  {
    ...of,
    section: 'Regulation 17',
    asks: 'Quality and safety are monitored, and records are kept securely.',
    suggestion: 'Say how often compliance with this text is audited and where the records are kept.',
    requirement: {
      kind: 'states',
      groups: [
        ['audit', 'monitor', 'review'],
        ['record', 'quality', 'annual', 'month', 'quarter', 'year'],
      ],
    },
  },
  {
    ...of,
    section: 'Regulation 18',
    asks: 'Staff are enough in number, trained and supervised.',
    suggestion: 'Name the training that staff need before they do this work, and who supervises them.',
    requirement: {
      kind: 'states',
      groups: [
        ['staff', 'employee', 'worker'],
        ['train', 'competen', 'supervis', 'induction'],
      ],
    },
  },
  {
    ...of,
    section: 'Regulation 20',
    asks: 'After a notifiable safety incident the person is told, with an apology, in writing.',
    suggestion: 'Say who tells the person, and that a written account with an apology follows.',
    requirement: {
      kind: 'states',
      groups: [
        ['candour', 'apolog'],
        ['writ', 'letter', 'inform', 'told', 'tell', 'notif'],
      ],
    },
  },
  {
    regulation: regulations.registration,
    section: 'Regulation 18',
    asks: 'The Care Quality Commission is notified of incidents without delay.',
    suggestion: 'Replace the period by the words "without delay".',
    appliesTo: ['policy', 'procedure', 'guideline'],
    requirement: {
      kind: 'states',
      groups: [
        ['care quality commission', 'cqc'],
        ['without delay', 'immediately'],
      ],
    },
  },
  {
    regulation: regulations.complaints,
    section: 'Regulation 13',
    asks: 'A complaint is acknowledged within 3 working days.',
    suggestion: 'State 3 working days for the acknowledgement of a complaint.',
    appliesTo: ['policy', 'procedure'],
    requirement: { kind: 'limit', groups: [['complaint'], ['acknowledg']], unit: 'days', most: 3 },
  },
];
