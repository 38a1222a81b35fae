import { guide } from './guide.ts';

/** What people do on the pages, with or without an account. */
export const guidesForReaders = [
  guide(
    'Finding and applying for jobs',
    '2026-11-23',
    `## Search

Type what you look for as you would say it: a job title, a ward, a band, a place, or several of them, as in "band 6 midwife in Leeds". The page shows what it understood as filters, and each of them can be removed. Words in quotes are looked for exactly as they stand.

## Narrow the list

- **Distance** is measured from any town or postcode of the UK, in miles, between outward codes.
- **Pay** takes a minimum and a maximum for a year. Pay by the hour in a search is that of a year of 37.5 hours a week.
- **Type, urgency and band** show how many posts each choice leaves.

The address of the page holds your search, so that it can be saved or shared.

## Apply

A post that was advertised here takes applications here: sign in, write your statement, and send it once. A post with an address of its own leads to the employer's site. Your account page lists what you have applied for and how far each application is. You can withdraw one there.`,
  ),
  guide(
    'Reading and downloading compliance documents',
    '2026-11-23',
    `## Find a document

Search by a word of its title, its text or a regulation, or choose a category: guidelines, standards, policies, training or assessments.

## Know which version you hold

Every document has a version, a date and a checksum. Its page lists all versions, newest first, with what each of them changed. Where a law has changed since, a box above the text says what is different and from when, and the words concerned are marked.

## Download

A download is a text file named with the document, its version and its date. Earlier versions can be downloaded, too. A download is counted once for a visitor and day.

## Before you rely on it

The documents are general information. Follow the link to the source and compare the date.`,
  ),
  guide(
    'Comparing and buying equipment',
    '2026-11-23',
    `## Compare

Filter by category, price and availability. Prices are for one unit, without VAT and delivery. "Low stock" means that 5 or fewer are left.

## Check

Each product states its condition, its warranty, and the UKCA or CE mark and risk class that its supplier gave. Where there is none, ask the supplier before you buy.

## Buy

You buy from the supplier, on the supplier's terms. "Buy Now" leads to the product at the supplier, or to NHS Supply Chain where the supplier sells there. A product to come is marked "Pre-Order". Where neither is possible, the button shows the supplier's name and phone number.`,
  ),
];
