import { checkEmail, textOf } from '../../accounts/account-checks.ts';
import type { Problem } from '../../forms/problem.ts';
import type { EnquiryCategory, EnquiryInput } from '../../generated/graph.generated.ts';
import type { PreparedMessage } from '../prepared-message.ts';
import { categories, LONGEST_MESSAGE, LONGEST_SUBJECT } from '../words.ts';

const LONGEST_NAME = 100;
const LONGEST_ORGANIZATION = 200;
/** Digits as people write them, and the extension behind a switchboard. */
const shapeOfPhone = /^\+?[\d\s().-]{7,30}(?:\s*(?:ext\.?|extension|x)\s*\d{1,6})?$/i;

/** What the form begins with. */
export interface FilledIn {
  readonly category: EnquiryCategory | '';
  readonly subject: string;
  readonly prepared?: PreparedMessage | undefined;
}

/** What a link to the page fills in. What is no category, or no subject, is left out. */
export function readFilledIn(query: string): FilledIn {
  const params = new URLSearchParams(query);
  const subject = (params.get('subject') ?? '').trim();
  const isLine = subject.length <= LONGEST_SUBJECT && !/[\p{Cc}\p{Cs}\p{Cf}]/u.test(subject);
  return { category: categoryOf((params.get('category') ?? '').toUpperCase()) ?? '', subject: isLine ? subject : '' };
}

/** What is wrong with an enquiry as it was typed. */
export function checkEnquiry(values: FormData): Problem[] {
  return [
    ...checkLine(values, 'name', { missing: 'Enter your full name', name: 'Full name', most: LONGEST_NAME }),
    ...checkEmail(textOf(values, 'email')),
    ...checkPhone(values),
    ...checkLine(values, 'organization', { name: 'Organisation', most: LONGEST_ORGANIZATION }),
    ...(categoryOf(textOf(values, 'category')) ? [] : [{ field: 'category', message: 'Select an inquiry category' }]),
    ...checkLine(values, 'subject', { missing: 'Enter a subject', name: 'Subject', most: LONGEST_SUBJECT }),
    ...checkMessage(values),
  ];
}

/** What is wrong with a phone number, which may be left out. */
export function checkPhone(values: FormData): Problem[] {
  const phone = textOf(values, 'phone');
  if (phone === '' || shapeOfPhone.test(phone)) return [];
  return [{ field: 'phone', message: 'Enter a phone number, like 01632 960 001 or +44 808 157 0192' }];
}

/** What is wrong with a message as it was typed. */
export function checkMessage(values: FormData): Problem[] {
  const message = messageOf(values);
  if (message === '') return [{ field: 'message', message: 'Enter your message' }];
  if (message.length <= LONGEST_MESSAGE) return [];
  return [{ field: 'message', message: 'Message must be 5,000 characters or fewer' }];
}

/** The message, its line ends as the server counts them. */
export function messageOf(values: FormData): string {
  return textOf(values, 'message').replaceAll('\r\n', '\n');
}

/** An enquiry that was checked, as the graph takes it. */
export function inputOf(values: FormData): EnquiryInput {
  const phone = textOf(values, 'phone');
  const organization = textOf(values, 'organization');
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    ...(phone && { phone }),
    ...(organization && { organization }),
    category: categoryOf(textOf(values, 'category')) ?? 'OTHER',
    subject: textOf(values, 'subject'),
    message: messageOf(values),
  };
}

interface Line {
  readonly name: string;
  readonly most: number;
  readonly missing?: string;
}

/** What is wrong with a text of one line. */
export function checkLine(values: FormData, field: string, { missing, name, most }: Line): Problem[] {
  const text = textOf(values, field);
  if (text === '' && missing) return [{ field, message: missing }];
  if (text.length <= most) return [];
  return [{ field, message: `${name} must be ${most} characters or fewer` }];
}

function categoryOf(text: string): EnquiryCategory | undefined {
  return categories.find(({ value }) => value === text)?.value;
}
