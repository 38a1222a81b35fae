import { NotFoundError } from '../errors.ts';
import { TOKEN_PLACE, VENDOR_LINK } from '../outbox/link-place.ts';
import type { LinkTokens } from '../ports.ts';

const NO_SUCH_APPLICATION = 'There is no such application. Copy the whole of the link from the email.';
/** Characters of a token. */
const TOKEN_LENGTH = 64;

/** The address at which an applicant continues or follows an application, with a placeholder for the token of mails. */
export function vendorAddress(origin: string): string {
  return `${origin}/equipment?vendor=${TOKEN_PLACE}`;
}

/** The application of a token. @throws NotFoundError if it is none. */
export function vendorOf(linkTokens: LinkTokens, token: string): string {
  const id = token.length === TOKEN_LENGTH ? linkTokens.idOf(VENDOR_LINK, token) : undefined;
  if (id === undefined) {
    throw noSuchVendor();
  }
  return id;
}

/** What is said of an application that is not there, or no longer. */
export function noSuchVendor(): NotFoundError {
  return new NotFoundError(NO_SUCH_APPLICATION);
}
