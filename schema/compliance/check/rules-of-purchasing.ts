import type { CheckRule } from './check-rule.ts';
import { regulations } from './regulations.ts';

const purchasing = ['contract', 'tender', 'policy', 'procedure'] as const;
const paid = ['pay', 'paid', 'invoice'];

/** What the law on purchasing asks of contracts, tenders and procurement policies. */
export const purchasingRules: readonly CheckRule[] = [
  {
    regulation: regulations.procurement,
    section: 'Section 68',
    asks: 'Valid and undisputed invoices are paid within 30 days.',
    suggestion: 'State payment within 30 days of a valid invoice; a longer term has no effect.',
    appliesTo: purchasing,
    requirement: { kind: 'limit', groups: [paid], unless: ['sub-contract', 'subcontract'], unit: 'days', most: 30 },
  },
  {
    regulation: regulations.procurement,
    section: 'Section 73',
    asks: 'Sub-contractors are paid within 30 days, too.',
    suggestion: 'State the same 30 days for invoices of sub-contractors.',
    appliesTo: ['contract', 'tender'],
    requirement: { kind: 'limit', groups: [paid, ['sub-contract', 'subcontract']], unit: 'days', most: 30 },
  },
  {
    regulation: regulations.procurement,
    section: 'Section 67',
    asks: 'Electronic invoices are accepted and processed.',
    suggestion: 'Say that electronic invoices in the required form are accepted.',
    appliesTo: ['contract', 'tender'],
    requirement: { kind: 'states', groups: [['electronic invoic', 'e-invoic', 'einvoic']] },
  },
  {
    regulation: regulations.procurement,
    section: 'Schedule 1, as amended by SI 2025/1200',
    asks: 'Thresholds are those in force since 1 January 2026.',
    suggestion:
      'State £135,018 for goods and services of central bodies, £207,720 for others, and £5,193,000 for works.',
    appliesTo: purchasing,
    requirement: {
      kind: 'current',
      superseded: [138_760, 139_688, 213_477, 214_904, 5_336_937, 5_372_609, 426_955, 429_809],
      current: [135_018, 207_720, 663_540, 5_193_000, 415_440],
    },
  },
  {
    regulation: regulations.socialValue,
    section: 'Evaluation',
    asks: 'Social value has at least 10% of the weighting.',
    suggestion: 'Give social value at least 10% of the weighting.',
    appliesTo: purchasing,
    requirement: { kind: 'limit', groups: [['social value']], unit: 'percent', least: 10 },
  },
  {
    regulation: regulations.employersLiability,
    section: 'Section 1',
    asks: "Employers' liability insurance covers at least £5 million.",
    suggestion: "Ask for employers' liability insurance of at least £5 million.",
    appliesTo: ['contract', 'tender', 'policy'],
    requirement: {
      kind: 'limit',
      groups: [["employers' liability", 'employers liability', "employer's liability"]],
      unit: 'pounds',
      least: 5_000_000,
    },
  },
  {
    regulation: regulations.slavery,
    section: 'Section 54',
    asks: 'Large suppliers publish a statement on slavery and human trafficking.',
    suggestion: 'Ask for the modern slavery statement of the financial year.',
    appliesTo: purchasing,
    requirement: { kind: 'states', groups: [['modern slavery', 'human trafficking']] },
  },
];
