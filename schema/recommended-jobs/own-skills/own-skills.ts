import { builder } from '../../builder.ts';
import { JobMatchType } from '../../jobs/matching/job-matching.ts';
import { selectedFields } from '../../queries/selected-fields.ts';
import type { OwnSkillsAnalysis } from './own-skills.service.ts';

const AnalysisType = builder.objectRef<OwnSkillsAnalysis>('OwnSkillsAnalysis').implement({
  description: 'How far what the caller told the portal shows what a post asks for.',
  fields: (t) => ({
    match: t.field({
      type: JobMatchType,
      description: 'The post, criterion by criterion.',
      resolve: ({ match }) => match,
    }),
    comparedWith: t.stringList({
      description:
        'What was compared, like: The role in your profile. Empty where the caller has told nothing that could be.',
      resolve: ({ comparedWith }) => [...comparedWith],
    }),
  }),
});

builder.queryField('ownSkillsAnalysis', (t) =>
  t.field({
    type: AnalysisType,
    nullable: true,
    description:
      'What a post asks for, criterion by criterion, with what of the profile, the completed training and the last 5 applications of the signed-in user shows it, as `skillsAnalysis` compares it; null where there is no such post. Nothing is kept, and no employer is told.',
    args: { jobId: t.arg.id({ required: true, description: 'Identifier of the post.' }) },
    complexity: 20,
    resolve: (_root, { jobId }, { services }, info) => services.ownSkills.analyse(String(jobId), selectedFields(info)),
  }),
);
