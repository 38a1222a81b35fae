import type { CheckRule } from './check-rule.ts';
import { regulations } from './regulations.ts';

const of = {
  regulation: regulations.devices,
  section: 'Part 4A, regulations 44ZC to 44ZP',
  appliesTo: ['policy', 'procedure', 'guideline', 'contract'],
} as const;

const ofDeath = ['death', 'deterioration'];
const ofThreat = ['public health threat'];
const ofIncident = ['incident', 'adverse event'];
const reported = ['report', 'notif'];

/** How soon incidents with medical devices are reported since 16 June 2025 (SI 2024/1368). */
export const deviceRules: readonly CheckRule[] = [
  {
    ...of,
    asks: 'Serious incidents with a device are reported to the MHRA within 15 days.',
    suggestion: 'State 15 days, not 30, for reports of serious incidents: the limit changed on 16 June 2025.',
    requirement: {
      kind: 'limit',
      groups: [ofIncident, reported],
      unless: [...ofDeath, ...ofThreat],
      unit: 'days',
      most: 15,
    },
  },
  {
    ...of,
    asks: 'A death or an unanticipated serious deterioration is reported within 10 days.',
    suggestion: 'State 10 days for reports of a death or an unanticipated serious deterioration of health.',
    requirement: { kind: 'limit', groups: [ofDeath, reported], unless: ofThreat, unit: 'days', most: 10 },
  },
  {
    ...of,
    asks: 'A serious public health threat is reported within 2 days.',
    suggestion: 'State 2 days for reports of a serious public health threat.',
    requirement: { kind: 'limit', groups: [ofThreat, reported], unit: 'days', most: 2 },
  },
  {
    ...of,
    asks: 'Requests of the MHRA for information are answered within 3 working days.',
    suggestion: 'State 3 working days for answers to the MHRA.',
    requirement: {
      kind: 'limit',
      groups: [['mhra'], ['request', 'answer', 'enquir']],
      unless: ofIncident,
      unit: 'days',
      most: 3,
    },
  },
];
