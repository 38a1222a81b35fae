import { builder } from '../builder.ts';
import type { RecruitmentPartnerRow } from './recruitment-partners.queries.ts';

const RecruitmentPartner = builder.objectRef<RecruitmentPartnerRow>('RecruitmentPartner').implement({
  description: 'An agency that recruits for employers. Rating and posts are as the partner states them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the partner.' }),
    name: t.exposeString('name', { description: 'Name of the partner.' }),
    url: t.exposeString('url', { description: "The partner's own site." }),
    specialties: t.exposeStringList('specialties', { description: 'The specialties for which the partner recruits.' }),
    rating: t.exposeFloat('rating', { description: 'Rating out of 5, with one decimal; display content.' }),
    activeJobs: t.exposeInt('activeJobs', { description: 'Posts that the partner says it has; display content.' }),
  }),
});

builder.queryField('recruitmentPartners', (t) =>
  t.field({
    type: [RecruitmentPartner],
    description: 'All recruitment partners, by name; 100 at most.',
    resolve: (_root, _arguments, context) => context.services.jobs.partners(),
  }),
);
