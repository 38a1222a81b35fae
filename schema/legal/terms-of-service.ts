import type { LegalTextWriter } from './legal-text.ts';
import { whoRunsIt } from './legal-text.ts';

/** What users and the operator of the portal may expect of each other. */
export const termsOfService: LegalTextWriter = (site) => ({
  title: 'Terms of service',
  summary: 'What you can expect of this portal, and what it expects of you.',
  sections: [
    {
      id: 'about-these-terms',
      heading: 'About these terms',
      body: `${whoRunsIt(site)}

These terms are between you and the operator of this installation ("we"). You accept them when you create an account. By reading the pages or using the interfaces without an account, you agree to the parts that concern you.

${site.productName} is independent. It is not part of, or endorsed by, the NHS. "NHS" and the NHS logo are UK trade marks of the Secretary of State for Health and Social Care. We use the letters only to refer to the NHS.`,
    },
    {
      id: 'who-it-is-for',
      heading: 'Who it is for',
      body: `The platform is for healthcare professionals and NHS organisations, for other health and care employers and suppliers, and for people who look for work with them. You must be 16 or older to have an account. If you act for an organisation, you confirm that you may.`,
    },
    {
      id: 'your-account',
      heading: 'Your account',
      body: `- Give true details, and keep them up to date.
- An account is for one person. Keep your password to yourself, and do not use it anywhere else.
- The role that you choose describes what you do. It gives you no permission.
- You are responsible for what is done with your account, unless someone else got in through no fault of yours. Tell us at once if you think so.
- You can delete your account on [your account page](/account) at any time.`,
    },
    {
      id: 'verification',
      heading: 'Verification',
      body: `Accounts are verified within 24-48 hours. Only verified accounts can advertise jobs or list equipment. Verification means that an operator has looked at the account. It is no assurance about you or your organisation to anybody else. It ends when you change your organisation, until you are verified again.`,
    },
    {
      id: 'what-you-publish',
      heading: 'What you publish',
      body: `What you publish stays yours. You allow us to store it and to show it on the pages, in search and through the interfaces, free of charge, for as long as it is published.

You confirm that it is true and complete, that you may publish it, and that it breaks no law. In particular:

- **jobs** exist, state the real pay and employer, do not discriminate against anybody (Equality Act 2010), and cost applicants nothing
- **equipment** may be placed on the UK market, bears the marks that you state (Medical Devices Regulations 2002), is yours to sell, and is described with its real price, stock and condition
- **personal information** about others, and about patients, is not published

Equipment is reviewed before it is shown. We can decline or take down what breaks these terms, and tell you why.`,
    },
    {
      id: 'applying',
      heading: 'Applying for jobs',
      body: `When you apply here, your application goes to the employer, who alone decides on it. We are neither an employer nor an employment agency, and we do not check adverts before they appear. Never pay to apply or to be offered a job, and tell us if anybody asks you to.`,
    },
    {
      id: 'buying',
      heading: 'Buying equipment',
      body: `You buy from the supplier, on the supplier's terms. We are no party to the sale, and do not handle payments. Check marks, instructions and safety notices yourself before you use a device.`,
    },
    {
      id: 'information',
      heading: 'Information on the portal',
      body: `Compliance documents, news and figures are general information. They are not legal, procurement or medical advice, and do not replace the law or guidance that they describe. Each document states its version and date, and its source is linked: check the source before you rely on it.

In an emergency call 999. For urgent medical help use 111.

Figures that are marked "Illustrative figures", and everything shown while the page says "Sample data is shown.", are examples.`,
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      body: `Do not:

- get into accounts, records or systems that are not yours, or try to (Computer Misuse Act 1990)
- disturb the service, or get around its limits
- use contact details from the portal for anything but what they are published for, or send marketing to them
- pretend to be someone else, or to act for an organisation that you do not act for
- publish or send malicious code`,
    },
    {
      id: 'interfaces',
      heading: 'Interfaces for programs',
      body: `The [GraphQL](/graphql) and [REST](/api/openapi.json) interfaces are open under these terms. Keep to their limits, which answers state, wait when you are told to, and say where the data comes from when you show it. Do not build a service on them that misleads people about who published what.`,
    },
    {
      id: 'availability',
      heading: 'Availability and changes',
      body: `The portal is free of charge. We take care to keep it available, but do not promise that it always is, and we may change or end parts of it. Where a part on which published content depends is ended, we give notice where we can.`,
    },
    {
      id: 'suspension',
      heading: 'Suspension',
      body: `We can suspend an account that breaks these terms or puts others at risk. You are told the reason by email. While an account is suspended you cannot sign in, and what it has published is not shown. Write to us if you think that we are wrong: a person looks at it again.`,
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: `Nothing in these terms limits liability for death or personal injury through negligence, for fraud, or for anything else that the law does not allow to be limited. If you are a consumer, your statutory rights are not affected.

Other than that, our liability to you in connection with the portal is limited to what you paid us in the 12 months before the claim arose. We are not liable for what employers, suppliers or other users do or publish, or for loss of profit or business.`,
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      body: `The [privacy policy](/privacy-policy) says what is kept about you, and the [cookie policy](/cookie-policy) what your browser keeps.`,
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: `A change gets a new version number and date, which stand at the top of the page. Your account keeps which version you accepted, and when. If you do not agree to a change, delete your account.`,
    },
    {
      id: 'law',
      heading: 'Law and courts',
      body: `The law of England and Wales applies, and its courts decide. If you are a consumer who lives in Scotland or Northern Ireland, you also have the protection of the law there, and can go to the courts there. If a part of these terms is not valid, the others stay so.`,
    },
  ],
});
