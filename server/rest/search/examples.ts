import type { Examples } from '../engine/answer-example.ts';

export const searchExamples: Examples = {
  search: { q: 'icu', limit: 5 },
  SearchHit: {
    title: 'Senior Staff Nurse, Critical Care',
    description: 'Irwellside Hospitals. You will lead care at the bedside on a 22-bed critical care unit for adults.',
    percent: 100,
    path: '/staff-portal?job=01a1ede2-6680-790d-b5ad-95077e39d315',
    why: 'Title: critical care (icu).',
  },
  SearchReason: { word: 'icu', matched: 'critical care', kind: 'synonym', place: 'title' },
  RecruitmentHitData: { location: 'Manchester', region: 'North West', salary: '£39,959 to £48,117' },
  SearchSource: { name: 'jobs', answered: true },
};
