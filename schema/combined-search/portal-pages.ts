import { wordsOf } from '../queries/search/folded-words.ts';
import type { Hit } from './hit.ts';
import { relevanceOf } from './relevance.ts';
import type { TypedQuery } from './typed-query.ts';
import { isFiller } from './typed-words.ts';

/** A page of the portal, or a form on one, that is no row of a table. */
export interface PortalPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** What people call it besides its title. */
  readonly names: readonly string[];
}

/** What can be found by name besides the rows of the portal. */
export const portalPages: readonly PortalPage[] = [
  {
    id: 'page-help-center',
    title: 'Help center',
    description: 'Short articles about everything that the portal does.',
    path: '/help-center',
    names: ['help', 'help centre', 'support', 'faq', 'faqs'],
  },
  {
    id: 'page-privacy-policy',
    title: 'Privacy policy',
    description: 'What the portal keeps about you, why, for how long, and what you can ask of us.',
    path: '/privacy-policy',
    names: ['privacy', 'privacy notice', 'privacy statement', 'personal data', 'gdpr rights'],
  },
  {
    id: 'page-cookie-policy',
    title: 'Cookie policy',
    description: 'The cookies that the portal sets, what each is for, and how long it stays.',
    path: '/cookie-policy',
    names: ['cookie', 'cookies', 'cookies policy', 'cookie settings'],
  },
  {
    id: 'page-terms-of-service',
    title: 'Terms of service',
    description: 'The terms on which you use the portal.',
    path: '/terms-of-service',
    names: ['terms', 'terms and conditions', 'terms of use', 'legal'],
  },
  {
    id: 'page-accessibility',
    title: 'Accessibility statement',
    description: 'How accessible the portal is, how that was tested, and how to tell us of a problem.',
    path: '/accessibility',
    names: ['accessibility', 'accessible', 'wcag', 'screen reader', 'disability access'],
  },
  {
    id: 'page-about',
    title: 'About',
    description: 'What the portal is for, what it holds, and who to turn to.',
    path: '/about',
    names: ['about us', 'about the portal', 'mission'],
  },
  {
    id: 'page-contact',
    title: 'Contact',
    description: 'Write to us or call us, and subscribe to the newsletter.',
    path: '/contact',
    names: [
      'contact us',
      'contact form',
      'send a message',
      'enquiry',
      'inquiry',
      'phone number',
      'newsletter',
      'complain',
      'feedback',
    ],
  },
  {
    id: 'page-api-reference',
    title: 'API reference',
    description: 'The interfaces of the portal by subject, each with a request and its response.',
    path: '/api-reference',
    names: ['api', 'rest api', 'openapi', 'endpoints', 'partnership tiers', 'developers'],
  },
  {
    id: 'page-documentation',
    title: 'Documentation',
    description: 'Quick starts for GraphQL and REST, and guides to the portal to download.',
    path: '/documentation',
    names: ['docs', 'quick start', 'quick starts', 'guides', 'user guide', 'manual'],
  },
  {
    id: 'page-sign-in',
    title: 'Sign in',
    description: 'Sign in to your account.',
    path: '/?dialog=signin',
    names: ['signin', 'sign on', 'log in', 'login', 'log on', 'logon'],
  },
  {
    id: 'page-sign-up',
    title: 'Create an account',
    description: 'Open an account, to apply for jobs, post jobs and list equipment.',
    path: '/?dialog=signup',
    names: ['sign up', 'signup', 'register', 'registration', 'new account', 'open account', 'join'],
  },
  {
    id: 'page-forgotten-password',
    title: 'Reset your password',
    description: 'Ask for a link by email to choose a new password.',
    path: '/?dialog=forgotten-password',
    names: ['forgotten password', 'forgot password', 'lost password', 'new password', 'password'],
  },
  {
    id: 'page-account',
    title: 'Your account',
    description: 'Your profile, password, applications and postings.',
    path: '/account',
    names: ['profile', 'account settings', 'applications', 'delete account', 'change password', 'change email'],
  },
  {
    id: 'page-post-a-job',
    title: 'Post a job',
    description: 'Advertise a job on the staff portal. Your account must be verified.',
    path: '/staff-portal?form=job',
    names: ['post jobs', 'advertise a job', 'advertise jobs', 'post a vacancy', 'add a job', 'job posting'],
  },
  {
    id: 'page-list-equipment',
    title: 'List your equipment',
    description: 'Offer a product on the marketplace. It is reviewed before it is shown.',
    path: '/equipment?form=list',
    names: ['sell equipment', 'add equipment', 'sell a product', 'list a product', 'offer equipment'],
  },
  {
    id: 'page-register-as-supplier',
    title: 'Register as a supplier',
    description: 'Apply to become a verified supplier, with your company registration and insurance documents.',
    path: '/equipment?form=vendor',
    names: [
      'vendor registration',
      'supplier registration',
      'become a supplier',
      'become a vendor',
      'vendor application',
    ],
  },
];

/** More pages than these would stand in the way of what else is found. */
const MOST_PAGES = 2;
/** Fewer letters may begin too much. */
const SHORTEST_BEGINNING = 5;
/** Words that say nothing of which page is meant. Unlike elsewhere, 'in' and 'up' do: one signs in, or up. */
const around = new Set(
  'a an and can do does find go how i me my of our page portal the this to where is your'.split(' '),
);

/** A name as it is compared: 'how do I post a job' is 'post job'. Words that only wrap a question stand for themselves if alone. */
function keyOf(text: string): string {
  const words = wordsOf(text).filter((word) => !around.has(word));
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

const keys = new Map(portalPages.map((page) => [page, [page.title, ...page.names].map(keyOf)]));

/** The pages that the whole of a search names, or begins to name; without any statement. */
export function pagesNamed(text: string): PortalPage[] {
  const asked = keyOf(text);
  const holds = (test: (key: string) => boolean) => portalPages.filter((page) => keys.get(page)?.some(test));
  const exact = asked === '' ? [] : holds((key) => key === asked);
  const begun = asked.length < SHORTEST_BEGINNING ? [] : holds((key) => key.startsWith(asked));
  return [...new Set([...exact, ...begun])].slice(0, MOST_PAGES);
}

/** More than any row of a table has: a page is found by its name alone. */
const FIRST = 10_000;

/** The pages that a search names, as hits. */
export function pageHits({ text, words, forms }: Pick<TypedQuery, 'text' | 'words' | 'forms'>): Hit[] {
  const stems = forms.flatMap((form) =>
    form.kind === 'typed' ? form.stems : form.kind === 'beginning' ? form.stems.map((stem) => `${stem}*`) : [],
  );
  return pagesNamed(text).map(({ id, title, description, path }, index) => ({
    id,
    title,
    description,
    path,
    category: 'page',
    data: { kind: 'page', address: path },
    relevance: relevanceOf({ phrase: true, words: 1, matched: 1 }),
    isCorrected: false,
    textRank: FIRST - index,
    phrase: true,
    reasons: words.map((word) => ({ word, matched: word, kind: 'typed', place: 'title' })),
    stems: [...new Set(stems)],
  }));
}
