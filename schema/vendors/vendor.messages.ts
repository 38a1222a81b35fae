import type { Letter } from '../outbox/mail-content.ts';

/**
 * The words of the mails about applications to become a supplier. The address is not confirmed until its owner follows a
 * link, so that the mails repeat nothing that an applicant has entered.
 */

const IGNORE = 'If this was not you, you can ignore this email.';

export function vendorStartedLetter(address: string): Letter {
  return {
    subject: 'Go on with your vendor application',
    paragraphs: [
      'You have begun an application to become a supplier. What you enter is saved at each step. Go on with it by this link, on any device. Keep the link to yourself: anyone who has it can read and change the application.',
      'We delete applications that have not been sent 30 days after their last change.',
      IGNORE,
    ],
    link: { label: 'Go on with your application', address },
  };
}

export function vendorReceivedLetter(reference: string, dueOn: string, address: string): Letter {
  return {
    subject: `We have received your vendor application ${reference}`,
    paragraphs: [
      `We have received your application to become a supplier. Its reference is ${reference}. We review it within 3 to 5 working days: by ${dueOn} at the latest.`,
      'We send you an email once we have decided, or if something has to change first. Keep the link to yourself: anyone who has it can read the application.',
      IGNORE,
    ],
    link: { label: 'Follow your application', address },
  };
}

export function vendorChangesLetter(reference: string, reason: string, address: string): Letter {
  return {
    subject: `Change your vendor application ${reference}`,
    paragraphs: [
      'We have looked at your application to become a supplier. Something has to change before we can approve it.',
      `What has to change: ${oneLine(reason)}`,
      'Follow the link, change it and send it again. We then review it within 3 to 5 working days.',
    ],
    link: { label: 'Change your application', address },
  };
}

export function vendorApprovedLetter(reference: string, address: string): Letter {
  return {
    subject: `Your vendor application ${reference} is approved`,
    paragraphs: [
      'We have approved your application. You are a verified supplier of the equipment marketplace from now on.',
      'To list products, sign up with this email address, with the name of your company as the organisation. We verify accounts within 24 to 48 hours.',
    ],
    link: { label: 'See your application', address },
  };
}

export function vendorRefusedLetter(reference: string, reason: string, address: string): Letter {
  return {
    subject: `Your vendor application ${reference} was not approved`,
    paragraphs: [
      'We have reviewed your application to become a supplier, and have not approved it.',
      `The reason: ${oneLine(reason)}`,
      'You can apply again once this has changed.',
    ],
    link: { label: 'See your application', address },
  };
}

export function vendorFileRefusedLetter(what: string, address: string): Letter {
  return {
    subject: 'A document of your vendor application was deleted',
    paragraphs: [
      `Our virus scanner found something harmful in a document that you sent with your application: the ${what}. We have deleted the file.`,
      'Check the device that the file comes from. Then follow the link and send a clean copy.',
      IGNORE,
    ],
    link: { label: 'Send another document', address },
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
