import type { Examples } from '../engine/answer-example.ts';

const suggestion = 'State 15 days, not 30, for reports of serious incidents: the limit changed on 16 June 2025.';

export const insightExamples: Examples = {
  checkCompliance: {
    document_type: 'policy',
    content: 'Serious incidents with a device are reported to the MHRA within 30 days.',
    regulations: ['Medical Devices Regulations 2002'],
  },
  understandQuery: { query: 'Where can I buy a wheelchair near Leeds?', context: 'equipment', user_type: 'caregiver' },
  detectIntent: { query: 'Where can I buy a wheelchair near Leeds?' },
  voiceSearch: { q: 'find me a staff nurse job in Leeds please', limit: 5 },
  voiceSearchEquipment: { q: 'show me monitors under five thousand pounds', limit: 5 },
  QuestionIntent: { name: 'find_equipment', intent: 'find_equipment', confidence: 0.8, words: ['wheelchair'] },
  QuestionEntities: { equipment_type: 'wheelchair', location: 'Leeds', service_type: 'purchase' },
  QuestionResult: {
    id: '01a1ede2-6680-790d-b5ad-95077e39d315',
    title: 'Folding transit wheelchair',
    path: '/equipment?item=01a1ede2-6680-790d-b5ad-95077e39d315',
    provider: 'Airedale Mobility Centre',
    distance: '8.2 miles',
    availability: 'In stock',
    price: '£189.00',
    ai_confidence: 0.3,
  },
  UnderstoodQuestion: { processing_time_ms: 41 },
  VoiceSearchAnswer: { heard: 'find me a staff nurse job in Leeds please', searched: 'staff nurse job in Leeds' },
  SpokenEquipmentSearch: {
    heard: 'show me monitors under five thousand pounds',
    searched: 'monitors under £5000',
    understood: ['Up to £5,000'],
  },
  complianceScore: { document: 'medical-device-regulations' },
  ComplianceCheck: { compliance_score: 0, status: 'non_compliant', suggestions: [suggestion], processing_time_ms: 0.4 },
  ComplianceScore: {
    document_id: '01955955-2c00-7a2b-8f0a-3a9c1fd2e3b4',
    title: 'Medical device regulations guidance',
    version: '2.1',
    compliance_score: 66.7,
    status: 'needs_review',
    suggestions: [suggestion],
    processing_time_ms: 1.2,
  },
  ComplianceFinding: {
    regulation: 'Medical Devices Regulations 2002',
    section: 'Part 4A, regulations 44ZC to 44ZP',
    status: 'failed',
    confidence: 0.95,
    requirement: 'Serious incidents with a device are reported to the MHRA within 15 days.',
    evidence: 'Serious incidents with a device are reported to the MHRA within 30 days.',
    url: 'https://www.legislation.gov.uk/uksi/2002/618',
  },
};
