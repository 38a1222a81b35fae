import { browserStorage, cookies } from '../cookies.ts';
import type { LegalTextWriter } from './legal-text.ts';
import { whoRunsIt } from './legal-text.ts';

/** What a browser keeps for the portal, made from the list of it. */
export const cookiePolicy: LegalTextWriter = (site) => ({
  title: 'Cookie policy',
  summary: 'What your browser keeps for this portal: only what is strictly necessary.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: `- The portal uses strictly necessary cookies and storage alone. If you never sign in, it sets no cookie.
- There are no cookies for advertising or analytics, and none of other sites.
- So there is no banner: nothing here needs your consent.`,
    },
    {
      id: 'the-law',
      heading: 'What the law says',
      body: `The Privacy and Electronic Communications Regulations 2003 (PECR), as amended by the Data (Use and Access) Act 2025, ask for your consent before a site stores something in your browser or reads it, whether in a cookie or elsewhere. What is strictly necessary for a service that you ask for is exempt. You are told about it all the same, on this page.`,
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: `Scripts cannot read any of them, and they are sent to this site alone. Over https the name of each begins with \`__Host-\`. Cookies that stay when you close the browser last a year at the longest, and a sign-in that has begun 10 minutes.`,
      table: {
        caption: 'Cookies that the portal sets',
        columns: ['Name', 'What it is for', 'How long it lasts'],
        rows: Object.entries(cookies).map(([name, { purpose, lasts }]) => ({ cells: [name, purpose, lasts] })),
      },
    },
    {
      id: 'storage',
      heading: 'Storage in your browser',
      body: `These are not sent to us. Session storage belongs to one tab and ends with it; local storage stays.`,
      table: {
        caption: 'What the portal keeps in the storage of the browser',
        columns: ['Name', 'Where', 'What it is for', 'How long it lasts'],
        rows: Object.entries(browserStorage).map(([key, { place, purpose, lasts }]) => ({
          cells: [key, place === 'localStorage' ? 'Local storage' : 'Session storage', purpose, lasts],
        })),
      },
    },
    {
      id: 'without',
      heading: 'Doing without',
      body: `Your browser's settings let you see, delete and block cookies and storage, for all sites or for one. With all of them blocked you can read every page of the portal, but you cannot sign in. If you delete \`session\` you are signed out.`,
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
      body: `The tables are made from the list by which the portal sets its cookies. A change to this text gets a new version number and date, which stand at the top of the page. Should the portal ever use anything that is not strictly necessary, it will ask you first.`,
    },
  ],
});
