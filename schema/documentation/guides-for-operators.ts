import { guide } from './guide.ts';

/** How to run an installation, and which data it stores. */
export const guidesForOperators = [
  guide(
    'Running an installation',
    '2026-11-23',
    `## Start

\`npm ci && npm start\` runs the portal on this machine, with sample content on an embedded database. For more than trying it out, set \`DATABASE_URL\` to a PostgreSQL (15 or newer) and \`AUTH_SECRET\`, run \`npm run db:migrate\`, then \`npm start\`.

## Before others use it

- Put a proxy with a certificate in front, and set \`PUBLIC_ORIGIN\` and \`TRUST_PROXY\`.
- Set \`OPERATOR_NAME\` and \`OPERATOR_EMAIL\`, which the legal pages name.
- Set \`SMTP_URL\` and \`MAIL_FROM\`. Without them mails are files.

## Day to day

\`/health\` says whether a process serves and reaches its database. The page \`/operations\` holds the accounts to verify, the equipment to review and the audit log; for other users it does not exist. \`npm run db:export\` writes all rows into a file.`,
  ),
  guide(
    'Security and personal data',
    '2026-11-23',
    `## What is kept

The privacy policy lists what is kept about people, why and for how long, and is made from the same list by which old data is deleted. Users can download their data and delete their account on their account page.

## How it is kept

- Passwords are kept as salted Argon2id digests, refresh tokens as digests.
- Tokens of mailed links are stored nowhere; they are made when the mail is sent.
- The log holds no address of a client, no search and nothing else that is personal.

## Who may do what

The occupation in a profile grants nothing. Publishing takes a verified account, and the operators' page takes an operator. Every change to another person's record is kept in an audit log that the database refuses to change.

## Visitors

Views and downloads are counted once a visitor and day, by a digest whose secret is deleted when the day is over. Visits are counted only for those who accept analytics: single page views and events are deleted after 7 days, and their sums by day stay in \`visit_day\`, \`page_view_day\` and \`tracked_event_day\`. There are no cookies for advertising.`,
  ),
];
