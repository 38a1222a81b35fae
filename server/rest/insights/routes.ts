import { asValue, nest } from '../engine/presentation.ts';
import type { Route, Tag } from '../engine/route.ts';
import { ask, read } from '../engine/rows.ts';
import { equipmentExamples } from '../equipment/examples.ts';
import { equipmentPresentation } from '../equipment/presentation.ts';
import { jobExamples } from '../jobs/examples.ts';
import { jobPresentation } from '../jobs/presentation.ts';
import {
  CheckComplianceDocument,
  ComplianceScoreDocument,
  DemandTrendsDocument,
  DetectIntentDocument,
  MatchJobsDocument,
  MonitorComplianceDocument,
  PredictResourceDocument,
  RecommendEquipmentDocument,
  RecommendedJobsDocument,
  RecommendStaffDocument,
  SkillsAnalysisDocument,
  UnderstandQueryDocument,
  VoiceSearchDocument,
  VoiceSearchEquipmentDocument,
} from '../operations.generated.ts';
import { searchExamples } from '../search/examples.ts';
import { insightExamples as examples } from './examples.ts';

const tag: Tag = {
  name: 'Insights',
  description: 'Answers from stated rules and the rows of the portal. The description of each path has its rule.',
};
const area = { tag, examples: { ...searchExamples, ...equipmentExamples, ...jobExamples, ...examples } };
const ofQuestions = { names: { userType: 'user_type' } };
const presentation = {
  ...jobPresentation,
  ...equipmentPresentation,
  ResourcePrediction: [nest('prediction', { staff_demand: 'staff_demand' }, 'What is forecast.')],
  UnderstoodQuestion: [asValue('intent')],
  VoiceSearchAnswer: [asValue('intent')],
};

/** The rows of the REST table that answer questions by rules. */
export const insightRoutes: readonly Route[] = [
  ask(UnderstandQueryDocument, {
    ...area,
    ...ofQuestions,
    presentation,
    path: '/ai/nlp/query',
    summary: 'Ask a question',
  }),
  ask(DetectIntentDocument, { ...area, path: '/ai/nlp/intent', summary: 'What a question is for' }),
  read(VoiceSearchDocument, { ...area, presentation, path: '/ai/voice/search', summary: 'Search for what was said' }),
  read(VoiceSearchEquipmentDocument, {
    ...area,
    presentation,
    path: '/ai/equipment/voice-search',
    summary: 'Search the products for what was said',
  }),
  read(PredictResourceDocument, {
    ...area,
    presentation,
    path: '/ai/predictions/resource',
    summary: 'Forecast the posts of a department',
    notFound: 'The portal knows too little about this department to forecast it.',
  }),
  ask(RecommendStaffDocument, {
    ...area,
    path: '/ai/recommend/staff',
    summary: 'What could be done about a shortage',
    component: 'StaffRecommendations',
  }),
  read(DemandTrendsDocument, {
    ...area,
    path: '/ai/analytics/trends',
    summary: 'Posts of departments, lately and before',
    component: 'DemandTrends',
  }),
  ask(MatchJobsDocument, {
    ...area,
    presentation,
    path: '/ai/jobs/match',
    summary: 'Posts that suit skills',
    component: 'JobMatches',
    names: { first: 'limit' },
  }),
  read(RecommendedJobsDocument, {
    ...area,
    presentation,
    path: '/jobs/recommendations',
    summary: 'Posts for the signed-in user',
    component: 'RecommendedJobs',
    signedIn: true,
  }),
  ask(SkillsAnalysisDocument, {
    ...area,
    presentation,
    path: '/jobs/skills-analysis',
    summary: 'Compare skills with a post',
    names: { jobId: 'job_id' },
    notFound: 'There is no job with this id.',
  }),
  ask(RecommendEquipmentDocument, {
    ...area,
    presentation,
    path: '/equipment/recommend',
    summary: 'Products for a purpose',
    component: 'RecommendedEquipmentList',
    names: { first: 'limit' },
  }),
  ask(CheckComplianceDocument, {
    ...area,
    path: '/ai/compliance/check',
    summary: 'Check a text against regulations',
    names: { documentType: 'document_type' },
  }),
  read(ComplianceScoreDocument, {
    ...area,
    path: '/ai/compliance/score',
    summary: 'Check a document of the portal',
    names: { id: 'document' },
    notFound: 'Document not found',
  }),
  ask(MonitorComplianceDocument, {
    ...area,
    path: '/ai/compliance/monitor',
    summary: 'What has changed for documents and regulations',
    signedIn: true,
  }),
];
