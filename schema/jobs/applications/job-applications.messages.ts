import type { Letter } from '../../outbox/mail-content.ts';
import type { MovableStage } from './job-application-row.ts';

/** The words of the mails about applications. They do not name the applicant: authorised users read the name on the portal. */

export function applicationReceivedLetter({ title, address }: { title: string; address: string }): Letter {
  return {
    subject: 'Someone has applied for your job',
    paragraphs: [
      `There is a new application for '${title}'. Sign in to read it and to say how far it has come.`,
      'The applicant gets an email each time you move the application to another stage.',
    ],
    link: { label: 'Read the application', address },
  };
}

/** Tells an applicant that the application has arrived. */
export function applicationAcknowledgedLetter(job: {
  title: string;
  reference: string;
  employer: string;
  address: string;
}): Letter {
  const { title, reference, employer, address } = job;
  return {
    subject: 'We have received your application',
    paragraphs: [
      `We have received your application for '${title}' at ${employer}. The reference of the job is ${reference}.`,
      'We will email you each time the employer moves your application to another stage. The employer may also contact you.',
      'You can withdraw your application on your account page.',
    ],
    link: { label: 'Follow your application', address },
  };
}

const news: Readonly<Record<MovableStage, string>> = {
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
  stage: MovableStage;
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
