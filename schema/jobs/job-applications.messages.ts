import type { Letter } from '../outbox/mail-content.ts';
import type { ApplicationStage } from './job-application-row.ts';

/** The words of the mails about applications. Whoever applies is not named: who may know it reads it on the portal. */

export function applicationReceivedLetter({ title, address }: { title: string; address: string }): Letter {
  return {
    subject: 'Somebody has applied for your job',
    paragraphs: [
      `There is a new application for '${title}'. Sign in to read it and to say how far it has come.`,
      'The applicant gets an email each time you move the application to another stage.',
    ],
    link: { label: 'Read the application', address },
  };
}

const news: Readonly<Record<Exclude<ApplicationStage, 'withdrawn'>, string>> = {
  submitted: 'is waiting to be looked at',
  shortlisted: 'has been shortlisted',
  interview: 'has reached the interview stage',
  offered: 'has led to an offer',
  unsuccessful: 'was not successful this time',
};

export function applicationMovedLetter({
  title,
  stage,
  address,
}: {
  title: string;
  stage: Exclude<ApplicationStage, 'withdrawn'>;
  address: string;
}): Letter {
  return {
    subject: 'There is news about your job application',
    paragraphs: [
      `Your application for '${title}' ${news[stage]}.`,
      'The employer may contact you about what happens next.',
    ],
    link: { label: 'See your applications', address },
  };
}
