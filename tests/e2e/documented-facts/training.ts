import { button, type DocumentedPage, figure, heading, link, text } from './fact.ts';

/** Enrolling, applying and registering are links to the dialog while no user is signed in. */
export const training: DocumentedPage = {
  address: '/training',
  facts: [
    heading('Training centre'),
    text('12,847+'),
    text('NHS-accredited'),
    text('Illustrative figures. NHS-accredited: sample claim.'),
    heading('Staff Recruitment Mastery'),
    heading('NHS Compliance Excellence'),
    heading('Medical Equipment Procurement'),
    link(/^Enroll Now /, '/training', 3),
    link(/^Preview Course /, '/training?path=', 3),
    text('NHS Digital Platform Specialist'),
    text('12 weeks'),
    text('Healthcare Compliance Officer'),
    text('8 weeks'),
    link(/^Apply for Certification /, '/training', 2),
    link(/^Register Free /, '/training', 3),
    button(/^Download /, 3),
    figure('active learners', '12,847'),
    figure('modules', '45'),
    figure('completion', '94%'),
    figure('rating', '4.8/5'),
  ],
};
