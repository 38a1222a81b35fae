import { longDate } from '../text/clock-text.ts';
import { accessibilityRun } from './accessibility-run.ts';
import type { LegalTextWriter } from './legal-text.ts';
import { whoRunsIt } from './legal-text.ts';

/** How accessible the portal is, as far as that is known: what was tested is read from the last recorded run of the tests. */
export const accessibilityStatement: LegalTextWriter = (site) => {
  const { ranOn, axe, addresses, states, looks, widths, problems } = accessibilityRun;
  const tested = longDate(ranOn);
  return {
    title: 'Accessibility statement',
    summary: 'How accessible this portal is, how we know, what does not work yet, and how to tell us of a problem.',
    sections: [
      {
        id: 'what-you-can-do',
        heading: 'What you should be able to do',
        body: `This statement is about the pages of ${site.productName}. We want as many people as possible to be able to use them. You should be able to:

- zoom in up to 400% without the text spilling off the screen
- use every page with a keyboard alone
- find your way by headings, landmarks and labels that assistive technology can read
- read public pages and search their lists without JavaScript
- change colours and contrast, by your browser or your device
- stop everything that moves by itself

[AbilityNet](https://mcmw.abilitynet.org.uk/) has advice on making your device easier to use if you have a disability.`,
      },
      {
        id: 'how-accessible',
        heading: 'How accessible the portal is',
        body: `We aim for the Web Content Accessibility Guidelines (WCAG) version 2.2 at level AA. Automated tests ${problems === 0 ? 'found no problem' : `found ${problems} problems`} when they were last recorded, on ${tested}. Automated tests find only some problems, and no one outside the team has checked the portal. So some parts may not be accessible although no test says so.`,
      },
      {
        id: 'compliance',
        heading: 'Compliance status',
        body: `We assessed the portal ourselves, by automated tests and with a keyboard. It has not been audited by a third party, and it has not been tested with people who use assistive technology. We therefore do not claim that it complies fully: we treat it as **partially compliant** with WCAG 2.2 level AA, because of the limitations below.

The form of this statement is that of the Public Sector Bodies (Websites and Mobile Applications) (No. 2) Accessibility Regulations 2018. They bind the organisation that runs this installation if it is a public sector body. The Equality Act 2010 applies in any case, in Northern Ireland the Disability Discrimination Act 1995.`,
      },
      {
        id: 'limitations',
        heading: 'Known limitations',
        body: `- Tests run in Chromium alone. We have not tested other browsers.
- No test uses a screen reader, voice control or a screen magnifier.
- The [GraphQL playground](/graphql) contains an editor that others make. We do not test all of it, and it is hard to use with a screen reader. The [API reference](/api-reference) and the [REST description](/api/openapi.json) hold the same facts.
- Job adverts and products are written by employers and suppliers. We check their form, not whether their words are easy to read.
- Links lead to documents and websites of others, which may not be accessible.
- Pictures of products that suppliers bring have no description of their own beside the name of the product.`,
      },
      {
        id: 'tests',
        heading: 'How it was tested',
        body: `Tests open each page in a browser and have axe look for breaches of WCAG 2.0, 2.1 and 2.2 at levels A and AA, and of good practice. Many states of pages have tests of their own: open dialogs, forms with mistakes, failures, a missing connection. Other tests go through pages by keyboard, and look for text that spills at 320 pixels and for controls that are covered. All of them run before each release.

The figures are those of the last recorded run.`,
        table: {
          caption: 'The last recorded run of the automated tests',
          columns: ['What', 'Result'],
          rows: [
            ['Day of the run', tested],
            ['Tool', `axe-core ${axe}`],
            ['Pages', String(addresses.length)],
            ['Tests that bring pages into a state', String(states)],
            ['Widths of the window, in pixels', widths.join(', ')],
            ['Times that axe looked', String(looks)],
            ['Problems found', String(problems)],
          ].map((cells) => ({ cells })),
        },
      },
      {
        id: 'pages',
        heading: 'Pages that were tested',
        body: `${addresses.map((address) => `- \`${address}\``).join('\n')}

An address that leads nowhere stands for all that have no page. Pages that came after the run are not among these.`,
      },
      {
        id: 'contact',
        heading: 'Tell us of a problem, or ask for another format',
        body: `${whoRunsIt(site)}

Tell us the address of the page, what you wanted to do, and what you use to read it. Ask in the same way for information in another format, such as large print, easy read or braille.`,
      },
      {
        id: 'enforcement',
        heading: 'If you are not happy with our answer',
        body: `The Equality and Human Rights Commission (EHRC) enforces the accessibility regulations in Great Britain. If you are not happy with how we respond to your complaint, contact the [Equality Advisory and Support Service (EASS)](https://www.equalityadvisoryservice.com/).

In Northern Ireland, contact the [Equality Commission for Northern Ireland](https://www.equalityni.org/).`,
      },
      {
        id: 'preparation',
        heading: 'How this statement was made',
        body: `It was prepared on 23 November 2026. Its figures are written by the tests and not by hand. They were last recorded on ${tested}.`,
      },
    ],
  };
};
