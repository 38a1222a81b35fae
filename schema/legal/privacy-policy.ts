import type { LegalTextWriter } from './legal-text.ts';
import { whoRunsIt } from './legal-text.ts';
import { keptKinds } from './retention.ts';

/** What the portal keeps about people, why, for how long, and what they can do about it. */
export const privacyPolicy: LegalTextWriter = (site) => ({
  title: 'Privacy policy',
  summary: 'What this portal keeps about you, why, for how long, who sees it, and your rights.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: `- You can read every job, document, product and article without an account.
- We count your visits only if you accept analytics. There is no advertising, and nothing on our pages loads from another site.
- With an account, we keep what you enter, and what is needed to keep the account safe.
- You can download everything that is kept about you, and delete your account, on [your account page](/account) at any time.
- We do not sell personal information, and we make no decision about you by automated means alone.`,
    },
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      body: `${whoRunsIt(site)}

The operator of this installation ("we") is the controller of your personal information under the UK GDPR and the Data Protection Act 2018, both as amended by the Data (Use and Access) Act 2025. ${site.productName} is independent. It is not part of the NHS.

An employer that receives your job application becomes a controller of it as well, under its own privacy notice.`,
    },
    {
      id: 'visitors',
      heading: 'If you have no account',
      body: `Your browser sends us your IP address and how it names itself. We use both while we answer, and count the requests of an address for a minute. Neither is stored. From them we make digests of these kinds, which do not show who you are:

- **counts of attempts**, so that nobody can overload the portal or guess passwords
- **marks of the day**, so that an article that you read or rate, a document that you download, or a search of the help center that finds nothing is counted once. The secret that they are made with is deleted with them when the day in London is over

If you accept analytics in the [cookie settings](/cookie-policy), each page that you open is counted: its path, the site that led you here, and whether you use a phone, a tablet or a computer. A third kind of digest, which lasts as long as the marks of the day do, tells visitors of a day apart. Nothing connects one day with another, or with your account.

What you search for stands in the address of the page. It is not stored, with one exception: if you accept analytics, the words of a search of the help center that finds nothing are kept for 90 days, without who searched, so that we can write what is missing.`,
    },
    {
      id: 'what-is-kept',
      heading: 'What is kept, why, and for how long',
      body: `Our legal bases are a contract with you (UK GDPR Article 6(1)(b)), legitimate interests (Article 6(1)(f)) and your consent (Article 6(1)(a)), which you can take back at any time, as the table says for each. What has run out is deleted within 10 minutes.`,
      table: {
        caption: 'Everything that the portal keeps about people',
        columns: ['What', 'Why', 'Kept until'],
        rows: keptKinds.map(({ what, why, until }) => ({ cells: [what, why, until] })),
      },
    },
    {
      id: 'not-for-here',
      heading: 'What not to enter',
      body: `The portal does not ask for information about health, or about patients. Do not enter any, in a supporting statement or anywhere else. Employers ask for health information, if they need it, in a process of their own.`,
    },
    {
      id: 'log',
      heading: 'Log and backups',
      body: `The log of the server notes each request (the kind of address, the status, how long it took), refusals by their kind, and faults, under a random identifier. It holds no IP address, no name, no email address and no search words. We decide how long it is kept.

Backups of the database hold what the database held when they were made. We decide how long they are kept, too, and use them to restore the portal only.`,
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      body: `- **Everybody** sees the jobs and equipment that you publish, with the name of your organisation. Equipment shows the supplier's location, phone number and website as well.
- **The employer** that you apply to sees your name, email address, phone number and statement. Nobody else reads applications, and neither do operators of the portal. The employer can keep notes on your application, which are not shown on your pages. They are in the copy of your information that you can download, without who wrote them. When you withdraw, the notes are deleted and the employer sees only that you did.
- **Operators of the portal** read the messages that you send by [the contact page](/contact), and answer them. Whoever has the link in our emails about a message can read it, so keep them to yourself.
- **Operators of the portal** see the names, email address, phone number, organisation and role of every account, because they verify accounts, and they see the audit log.
- **Our mail server** handles the emails to you.
- **Google or LinkedIn** learns that you sign in here, if you choose that. They tell us your name, your email address and an identifier. You can disconnect them on your account page.
- **The service of a language model** is sent what you ask the assistant, if one writes its replies here: the window of the assistant then names it. It is not told who you are. We keep nothing of what you ask.
- **The maker of your browser** may receive the audio, if you speak to the assistant or to the search instead of typing.

We hand over more only where the law requires it.`,
    },
    {
      id: 'emails',
      heading: 'Emails',
      body: `If you have an account, we write to you about it, and what you do with it, alone: to confirm an address, to set a new password, when how you sign in changes, when you are verified or suspended, when you apply for a job or an employer moves your application on or proposes a start date, when an applicant agrees to one, when somebody applies for a job of yours, and when something that you published is decided on. These are service messages, and there is nothing to unsubscribe from.

Emails about incidents on [the status page](/system-status) are sent only to addresses that have asked for them and confirmed it. Each has a link that ends them at once and deletes the address.

If you write to us by [the contact page](/contact), we send you a receipt, our replies, and word when we close your message. The newsletter, and the one for developers that [the API reference](/api-reference#community) offers, are sent only to addresses that have asked for them and confirmed it, and each email has a link that ends it at once and deletes the address from its list. We send no other marketing (PECR regulation 22).`,
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: `The portal uses cookies and storage that are strictly necessary, and others only if you agree. The [cookie policy](/cookie-policy) lists each of them, and lets you change your choice.`,
    },
    {
      id: 'other-countries',
      heading: 'Other countries',
      body: `The portal itself sends personal information to nobody outside the UK. If you sign in with Google or LinkedIn, they may handle what they learn in other countries, under their own policies. So may the service of a language model, and the maker of your browser, where you use them as [described above](#who-sees-it).`,
    },
    {
      id: 'security',
      heading: 'How it is protected',
      body: `- Passwords are kept as Argon2id digests, from which they cannot be read. Tokens are kept as digests or not at all.
- The token that keeps you signed in is in a cookie that scripts cannot read.
- Guesses of a password are limited, and you are told by email when your password, address or connected accounts change.
- Each record is readable only by those named above, and changes by operators are in the audit log.

If a breach puts you at high risk we tell you without undue delay. We report breaches to the Information Commissioner within 72 hours where the law requires it.`,
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      body: `Under the UK GDPR you have the right to:

- **be informed**, which is what this page is for
- **access**: download what is kept about you on [your account page](/account), or ask us
- **rectification**: change your profile and your email address there
- **erasure**: delete your account there. The page says beforehand what goes and what stays
- **restriction** of what we do with your information while a question about it is open
- **portability**: the download is JSON, a format that other programs read
- **object** to what we do on the basis of legitimate interests

We answer within 1 month. Where a request is complex we can take 2 months more, and tell you so within the first. It costs nothing.`,
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      body: `Write to us first if you can: the contact is under [Who is responsible](#who-is-responsible). We acknowledge a complaint about personal information within 30 days, look into it without undue delay, and tell you the outcome, as the Data Protection Act 2018 requires since the Data (Use and Access) Act 2025.

You can also complain to the [Information Commissioner's Office](https://ico.org.uk/make-a-complaint/) at any time, or call 0303 123 1113, and you can go to court.`,
    },
    {
      id: 'children',
      heading: 'Children',
      body: `Accounts are for people at work in health and care, or who look for work there. They are not meant for anybody under 16.`,
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: `A change gets a new version number and date, which stand at the top of the page. Your account keeps which version you accepted, and when.`,
    },
  ],
});
