import { builder } from '../../builder.ts';

export const ApplicationStageType = builder.enumType('ApplicationStage', {
  description: 'How far an application has come.',
  values: {
    SUBMITTED: { value: 'submitted', description: 'The employer has it.' },
    SHORTLISTED: { value: 'shortlisted', description: 'The employer has put it on the shortlist.' },
    INTERVIEW: { value: 'interview', description: 'The applicant is invited to an interview.' },
    OFFERED: { value: 'offered', description: 'The applicant is offered the post.' },
    HIRED: {
      value: 'hired',
      description: 'The applicant has accepted the offer, and the employer proposes the day that work begins.',
    },
    UNSUCCESSFUL: { value: 'unsuccessful', description: 'The applicant does not get the post.' },
    WITHDRAWN: {
      value: 'withdrawn',
      description: 'The applicant has withdrawn it; only the applicant sets this stage.',
    },
  },
});
