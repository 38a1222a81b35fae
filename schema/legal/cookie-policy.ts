import { browserStorage, cookies, type StorageDescription } from '../cookies.ts';
import type { LegalTextWriter } from './legal-text.ts';
import { whoRunsIt } from './legal-text.ts';

/** What the places of a browser are called. */
const places = {
  localStorage: 'Local storage',
  sessionStorage: 'Session storage',
  cacheStorage: 'Cache storage',
} as const satisfies Readonly<Record<StorageDescription['place'], string>>;

const kinds = { analytics: 'Analytics', preferences: 'Preferences', marketing: 'Marketing' } as const;

const storageRows = Object.entries<StorageDescription>(browserStorage).map(
  ([key, { place, consent, purpose, lasts }]) => ({
    cells: [key, places[place], consent ? kinds[consent] : 'Nothing: it is strictly necessary', purpose, lasts],
  }),
);

/** What a browser keeps for the portal, made from the list of it. */
export const cookiePolicy: LegalTextWriter = (site) => ({
  title: 'Cookie policy',
  summary: 'What your browser keeps for this portal, and what it keeps only if you agree.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: `- Until you choose, and if you choose Necessary Only, the portal uses strictly necessary cookies and storage alone.
- If you accept analytics, we count your visits. No other site is told of them.
- There are no cookies for advertising, and none of other sites.
- You can change your choice at any time with Manage Cookie Preferences on this page, or Cookie Settings at the foot of each page.`,
    },
    {
      id: 'the-law',
      heading: 'What the law says',
      body: `The Privacy and Electronic Communications Regulations 2003 (PECR), as amended by the Data (Use and Access) Act 2025, ask for your consent before a site stores something in your browser or reads it, whether in a cookie or elsewhere. What is strictly necessary for a service that you ask for is exempt. You are told about it all the same, on this page. The law would let us count visits unless you object; we ask you first.`,
    },
    {
      id: 'kinds',
      heading: 'What you can choose',
      body: `- **Necessary** is always on: it signs you in, keeps you safe and remembers your choice.
- **Analytics** lets us count visits, which pages and links are used, and which searches for help find nothing.
- **Marketing** is there to be refused: we have none.
- **Preferences** keep the pages that you read last in your browser, so that you can read them without a connection, and which jobs, equipment, documents and articles you opened last, so that you find them again.

A choice holds for 12 months. We ask you again after that, and earlier if what we ask changes. Taking back your consent is as easy as giving it, and what had been kept in your browser because of it is then deleted.`,
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: `All of them are strictly necessary and are sent to this site alone. Scripts can read \`consent\`, which says nothing of who you are, and no other. Over https the name of each begins with \`__Host-\`. Persistent cookies, which stay when you close the browser, last 6 to 24 months at the longest: a sign-in 180 days, the others a year. Each ends sooner where the table says so, and that of a sign-in with Google or LinkedIn lasts 10 minutes.`,
      table: {
        caption: 'Cookies that the portal sets',
        columns: ['Name', 'What it is for', 'How long it lasts'],
        rows: Object.entries(cookies).map(([name, { purpose, lasts }]) => ({ cells: [name, purpose, lasts] })),
      },
    },
    {
      id: 'storage',
      heading: 'Storage in your browser',
      body: `None of it is sent to us but the random number, with each page that is counted. Session storage belongs to one tab and ends with it; local storage stays. Cache storage holds files of the portal, which a small script of ours (a service worker) shows when there is no connection.`,
      table: {
        caption: 'What the portal keeps in the storage of the browser',
        columns: ['Name', 'Where', 'Kept only if you accept', 'What it is for', 'How long it lasts'],
        rows: storageRows,
      },
    },
    {
      id: 'browser-settings',
      heading: 'Cookie settings of your browser',
      body: `Each browser lets you see, delete and block what sites keep:

- **Chrome**: Settings, Privacy and security, Third-party cookies, then See all site data and permissions
- **Edge**: Settings, Cookies and site permissions, Manage and delete cookies and site data
- **Firefox**: Settings, Privacy & Security, Cookies and Site Data
- **Safari on a Mac**: Settings, Privacy, Manage Website Data
- **Safari on an iPhone or iPad**: Settings, Apps, Safari, Advanced, Website Data
- **Samsung Internet**: Settings, Personal browsing data, Delete browsing data

Names of settings change with versions of browsers. Their own help pages say more.`,
    },
    {
      id: 'without',
      heading: 'Doing without',
      body: `Your browser's settings let you see, delete and block cookies and storage, for all sites or for one. With all of them blocked you can read every page of the portal, but you cannot sign in. If you delete \`session\` you are signed out, and if you delete \`consent\` you are asked again.`,
    },
    {
      id: 'other-sites',
      heading: 'Other sites',
      body: `Nothing on our pages loads from another site. When you follow a link to one, or sign in with Google or LinkedIn, that site may set cookies of its own, under its own policy.`,
    },
    {
      id: 'contact',
      heading: 'Questions and complaints',
      body: `${whoRunsIt(site)}

The [privacy policy](/privacy-policy#complaints) says how to complain, to us or to the Information Commissioner.`,
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: `The tables are made from the list by which the portal sets its cookies. A change to this text gets a new version number and date, which stand at the top of the page. We ask you again before we use anything for a purpose that you have not chosen.`,
    },
  ],
});
