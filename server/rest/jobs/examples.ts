import type { Examples } from '../engine/answer-example.ts';

/** What a post is advertised with. */
export const newJobExample = {
  title: 'Community Midwife',
  department: 'Maternity',
  location: 'Leeds',
  type: 'Permanent',
  urgency: 'medium',
  band: '6',
  description: 'You will care for families at home and in our clinics.',
};

/** What is said of a post wherever it is named. */
export const jobExample = {
  id: '01a1ede2-6680-790d-b5ad-95077e39d315',
  title: 'Senior Staff Nurse, Critical Care',
  employer: 'Irwellside Hospitals',
  location: 'Manchester',
};

export const jobExamples: Examples = {
  jobs: { sort: 'closing-soon' },
  job: { id: jobExample.id },
  updateJob: { id: jobExample.id },
  closeJob: { id: jobExample.id },
  reopenJob: { id: jobExample.id },
  payScales: { location: 'Leeds' },
  payAtPlace: { location: 'Leeds' },
  JobFilter: {
    search: 'nurse',
    department: 'Critical care',
    location: 'Manchester',
    region: 'North West',
    type: ['Permanent', 'Contract'],
    band: ['6', '8a'],
    urgency: ['high'],
    salaryMin: 30_000,
    salaryMax: 60_000,
    near: 'Salford',
    radius: 10,
  },
  JobInput: newJobExample,
  JobConnection: { searchText: 'nurse' },
  JobSearchFilter: { kind: 'band', label: 'Band 6', without: 'nurse' },
  Job: {
    ...jobExample,
    reference: 'W2114-26-0259',
    department: 'Critical care',
    region: 'North West',
    salary: '£39,959 to £48,117',
    salaryMin: 39_959,
    salaryMax: 48_117,
    contractType: 'Permanent',
    workingPattern: 'Full-time',
    posted: '2 days ago',
    postedAt: '2026-11-18T00:00:00.000Z',
    closesAt: '2026-12-04',
    agency: 'Northgate Nursing',
    band: '6',
    applications: 47,
    description: '### About the role\n\nYou will lead care at the bedside on a 22-bed critical care unit for adults.',
    isOpen: true,
  },
  Pay: {
    band: '6',
    year: '2026/27',
    entry: 39_959,
    intermediate: 42_170,
    top: 48_117,
    source: 'Agenda for Change pay scales for England 2026/27, published by NHS Employers on 12 February 2026.',
  },
  RecruitmentPartner: {
    id: '01a1ede2-6680-7a51-8d2f-3c9e7b1a0d42',
    name: 'Northgate Nursing',
    url: 'https://northgate.example',
    specialties: ['Critical care'],
    rating: 4.6,
    activeJobs: 120,
  },
  JobStats: {
    openPositions: 5,
    newThisWeek: 4,
    closingThisWeek: 1,
    highUrgency: 2,
    applications: 158,
    employers: 5,
  },
};
