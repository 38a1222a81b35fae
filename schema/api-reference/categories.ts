import type { ApiCategory } from './api-category.ts';
import { complianceExample, predictionExample, questionExample } from './documented-examples.ts';

/** The categories of the API reference. The first is shown where another is asked for that does not exist. */
export const apiCategories: readonly ApiCategory[] = [
  {
    id: 'nlp',
    title: 'AI natural language processing',
    description:
      'Takes a question as a person would put it, and answers what was meant and what the portal has for it.',
    isFeatured: true,
    features: [
      'Questions in everyday words, typed or spoken',
      'The intent of a question, and the place, service and kind of equipment that it names',
      'Offers for it, with distance, availability and price',
    ],
    endpoints: ['POST /api/ai/nlp/query', 'GET /api/ai/voice/search', 'POST /api/ai/nlp/intent'],
    related: ['GET /api/search'],
    example: { endpoint: 'POST /api/ai/nlp/query', documented: questionExample },
  },
  {
    id: 'predictive-analytics',
    title: 'Predictive analytics',
    description: 'Says how many posts a department is going to need, and what can be done about a shortage.',
    isFeatured: true,
    features: [
      'Demand for staff by department and time',
      'Peaks, with how certain they are',
      'Recommendations, each with its urgency, cost and reason',
    ],
    endpoints: ['GET /api/ai/predictions/resource', 'POST /api/ai/recommend/staff', 'GET /api/ai/analytics/trends'],
    related: ['GET /api/jobs/stats/overview', 'GET /api/equipment/stats/overview'],
    example: { endpoint: 'GET /api/ai/predictions/resource', documented: predictionExample },
  },
  {
    id: 'automated-compliance',
    title: 'Automated compliance',
    description: 'Compares a text with the regulations that apply to it, section by section.',
    isFeatured: true,
    features: [
      'A score, and the status of each section that was looked at',
      'Suggestions for what does not meet a regulation',
      'A notice when a regulation that a text relies on has changed',
    ],
    endpoints: ['POST /api/ai/compliance/check', 'GET /api/ai/compliance/score', 'POST /api/ai/compliance/monitor'],
    related: ['GET /api/compliance', 'GET /api/compliance/{id}'],
    example: { endpoint: 'POST /api/ai/compliance/check', documented: complianceExample },
  },
  {
    id: 'authentication',
    title: 'Authentication and security',
    description: 'Opens a session, keeps it open and ends it, and tells who is signed in.',
    isFeatured: false,
    features: [
      'An access token of 15 minutes, and a refresh token that is good for one exchange',
      'Guesses of a password are limited by account and by network',
      'A session that is ended is refused at once, everywhere',
    ],
    endpoints: ['POST /api/auth/login', 'POST /api/auth/refresh', 'GET /api/auth/profile'],
    related: ['POST /api/auth/signup', 'POST /api/auth/signout', 'PUT /api/auth/profile'],
    example: { endpoint: 'POST /api/auth/login' },
  },
  {
    id: 'job-matching',
    title: 'AI job matching',
    description: 'Finds the posts that suit a person, and says which skills each of them asks for.',
    isFeatured: false,
    features: [
      'Posts by place, distance, pay band and working pattern',
      'Recommendations for the person who is signed in',
      'The skills that a post asks for, and those that are missing',
    ],
    endpoints: ['POST /api/ai/jobs/match', 'GET /api/jobs/recommendations', 'POST /api/jobs/skills-analysis'],
    related: ['GET /api/jobs', 'GET /api/jobs/{id}', 'POST /api/jobs/{id}/apply'],
    example: { endpoint: 'GET /api/jobs', query: ['search', 'near', 'radius', 'limit'] },
  },
  {
    id: 'equipment-intelligence',
    title: 'Equipment intelligence',
    description: 'Finds medical equipment by what is typed or said, and tells what is in stock.',
    isFeatured: false,
    features: [
      'Matches while a user types, by name, category and supplier',
      'Availability of all products, with the units in stock',
      'Recommendations for a ward or a task',
    ],
    endpoints: [
      'GET /api/ai/equipment/voice-search',
      'POST /api/equipment/recommend',
      'GET /api/equipment/availability',
    ],
    related: ['GET /api/equipment', 'GET /api/equipment/search/realtime', 'GET /api/equipment/{id}'],
    example: { endpoint: 'GET /api/equipment/search/realtime', query: ['q', 'limit'] },
  },
];
