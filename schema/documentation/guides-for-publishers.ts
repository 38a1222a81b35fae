import { guide } from './guide.ts';

/** What verified accounts publish. */
export const guidesForPublishers = [
  guide(
    'Posting jobs',
    '2026-11-23',
    `## Before you start

Accounts are verified within 24-48 hours. Confirm your email address, and say which organisation you work for. Until you are verified, you can fill in the form but not publish.

## Pay

Give a band where one applies: the post then follows the pay scale of its nation. Otherwise state what full-time work pays in a year. A salary below the National Living Wage is refused.

## After publishing

Your account page lists your posts with their applications. Once someone has applied here, title, place, type, contract and working pattern stay, and the pay cannot go down. Close the post when it is filled; until its closing date it can be opened again.

## From a program

\`POST /api/jobs\` creates a post, \`createJob\` on the graph does the same. Send an \`Idempotency-Key\`.`,
  ),
  guide(
    'Listing equipment',
    '2026-11-23',
    `## What a listing needs

A name, a description, a category, the price of one unit without VAT, the condition and how many are in stock. Specifications and certifications are shown as you give them: state only marks that the product bears.

## Review

A listing is reviewed before it is shown. Your account page says where it stands, and why one was declined. A declined listing can be changed and sent again.

## Stock

Availability follows from the stock: none is "Out of stock", 5 or fewer are "Low stock". Keep it up to date by \`PUT /api/equipment/{id}\`, or on your account page.`,
  ),
];
