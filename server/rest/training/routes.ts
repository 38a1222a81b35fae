import type { Examples } from '../engine/answer-example.ts';
import type { Route, Tag } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { TrainingPathsDocument, WebinarsDocument } from '../operations.generated.ts';

const examples: Examples = {
  TrainingPath: {
    slug: 'nhs-compliance-excellence',
    title: 'NHS Compliance Excellence',
    description: 'The standards that a ward, a practice or a care home is inspected against.',
    level: 'intermediate',
    durationWeeks: 8,
    topics: ['CQC standards', 'Data protection'],
    rating: 4.9,
    completionRate: 96,
    enrolledCount: 4387,
    hours: 40,
  },
  TrainingModule: { position: 1, title: 'Who regulates what', hours: 2, topics: ['CQC', 'MHRA'] },
  Webinar: {
    title: 'Buying equipment that lasts',
    description: 'Buyers and engineers answer questions about specifications and whole-life cost.',
    presenter: 'Callum Abernethy-Okoro',
    format: 'panel',
    state: 'upcoming',
    startsAt: '2026-12-15T11:00:00.000Z',
    endsAt: '2026-12-15T12:00:00.000Z',
    durationMinutes: 60,
    seats: 500,
    attendees: 312,
    waiting: 0,
  },
};

const tag: Tag = { name: 'Training', description: 'Training paths with their modules, and webinars.' };
const area = { tag, examples };

/** The rows of the REST table about the training centre. */
export const trainingRoutes: readonly Route[] = [
  read(TrainingPathsDocument, { ...area, path: '/training/paths', summary: 'Training paths' }),
  read(WebinarsDocument, { ...area, path: '/training/webinars', summary: 'Webinars' }),
];
