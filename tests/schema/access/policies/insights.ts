import { anyone, signedInToRead } from '../outcomes.ts';
import { always } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const question = always('query: "wheelchair near Leeds"');
const spoken = always('q: "find me a wheelchair please"');

export const insightsPolicies: Policies = {
  'Query.checkCompliance': {
    policy: anyone,
    given: always('documentType: POLICY, content: "Invoices are paid within 60 days."'),
    counts: true,
  },
  'Query.complianceScore': { policy: anyone, given: always('id: "care-quality-commission-2025"'), counts: true },
  'Query.demandTrends': { policy: anyone, levels: 2 },
  'Query.predictResource': { policy: anyone, levels: 3, given: always('department: "critical-care"') },
  'Query.recommendStaff': { policy: anyone, given: always('department: "critical-care"') },
  'Query.detectIntent': { policy: anyone, given: question },
  'Query.monitorCompliance': { policy: signedInToRead, given: always('regulations: ["UK GDPR"]') },
  'Query.matchJobs': { policy: anyone, levels: 2, given: always('skills: ["critical care"], first: 2') },
  'Query.recommendEquipment': { policy: anyone, levels: 2, given: always('purpose: "monitor", first: 2') },
  'Query.recommendedJobs': { policy: signedInToRead, levels: 2, given: always('first: 2'), byOccupation: true },
  'Query.recommendedEquipment': { policy: signedInToRead, levels: 2, given: always('first: 2'), byOccupation: true },
  'Query.ownSkillsAnalysis': {
    policy: signedInToRead,
    levels: 2,
    given: always('jobId: "01a1ede2-6680-790d-b5ad-95077e39d315"'),
    byOccupation: true,
  },
  'Query.viewedItems': { policy: anyone, given: always('documents: ["medical-device-regulations"]') },
  'Query.skillsAnalysis': {
    policy: anyone,
    levels: 2,
    given: always('jobId: "01a1ede2-6680-790d-b5ad-95077e39d315", skills: ["critical care"]'),
  },
  'Query.understandQuery': { policy: anyone, given: question, counts: true },
  'Query.voiceSearch': { policy: anyone, levels: 2, given: spoken },
  'Query.voiceSearchEquipment': { policy: anyone, levels: 2, given: spoken },
};
