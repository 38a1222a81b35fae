import { TOKEN_PLACE } from '../../outbox/link-place.ts';
import { type MailContent, type Sender, setLetter } from '../../outbox/mail-content.ts';
import type { Follower } from './document-follows.queries.ts';

/** The kind of the mails about versions of documents. */
export const DOCUMENT_CHANGE_MAIL = 'document-change';

/** A version that readers see from now on. */
export interface AnnouncedVersion {
  readonly slug: string;
  readonly title: string;
  readonly number: string;
  readonly changeNote: string;
  /** Whether readers have not seen the document before. */
  readonly isNew: boolean;
}

/** Where a mail ends all that its reader follows, with a place for the token. */
export function endFollowsAddress(origin: string): string {
  return `${origin}/account?end-follows=${TOKEN_PLACE}`;
}

/** The mail about a version, to a user who follows something of it. */
export function documentChangeMail(version: AnnouncedVersion, follower: Follower, site: Sender): MailContent {
  const title = withoutPlace(version.title);
  const { number, isNew, slug } = version;
  const letter = {
    subject: isNew ? `New document: ${title}` : `Version ${number}: ${title}`,
    paragraphs: [
      isNew
        ? `${title} is a new compliance document.`
        : `Version ${number} of ${title} is published. What it brings: ${withoutPlace(version.changeNote)}`,
      `You get this email because you follow ${reasons(follower)}.`,
      'You can choose what you follow on your account page. The link below ends all emails about changes of documents.',
    ],
    link: {
      label: isNew ? 'Read the document' : `Read version ${number}`,
      address: `${site.origin}/compliance?${new URLSearchParams({ doc: slug })}`,
    },
  };
  return setLetter(letter, site, endFollowsAddress(site.origin));
}

/** What a user follows of a document, in words. */
function reasons({ followsDocument, regulations, roles }: Follower): string {
  const all = [
    ...(followsDocument ? ['this document'] : []),
    ...regulations.map((name) => `the regulation ${withoutPlace(name)}`),
    ...roles.map((name) => `documents for ${withoutPlace(name)}`),
  ];
  return new Intl.ListFormat('en-GB').format(all);
}

/** What others have written must not get the token of the reader. */
function withoutPlace(text: string): string {
  return text.replaceAll(TOKEN_PLACE, 'token');
}
