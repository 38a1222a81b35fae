import { builder } from '../builder.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { cookiePolicy } from './cookie-policy.ts';
import type { LegalSection, LegalTable, LegalText, LegalTextWriter } from './legal-text.ts';
import { LEGAL_VERSION } from './legal-version.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const writers = {
  PRIVACY_POLICY: privacyPolicy,
  TERMS_OF_SERVICE: termsOfService,
  COOKIE_POLICY: cookiePolicy,
  ACCESSIBILITY_STATEMENT: accessibilityStatement,
} as const satisfies Readonly<Record<string, LegalTextWriter>>;

const LegalPageKindType = builder.enumType('LegalPageKind', {
  description: 'Which of the legal texts.',
  values: {
    PRIVACY_POLICY: { description: 'What is kept about people, why and for how long, and their rights.' },
    TERMS_OF_SERVICE: { description: 'What users and the operator may expect of each other.' },
    COOKIE_POLICY: { description: 'What a browser keeps for the portal.' },
    ACCESSIBILITY_STATEMENT: { description: 'How accessible the pages are, and how that was tested.' },
  },
});

const LegalTableRow = builder.objectRef<LegalTable['rows'][number]>('LegalTableRow').implement({
  description: 'A row of a table in a legal text.',
  fields: (t) => ({
    cells: t.stringList({
      description: 'Plain text, one for each column; the first names the row.',
      resolve: ({ cells }) => [...cells],
    }),
  }),
});

const LegalTableType = builder.objectRef<LegalTable>('LegalTable').implement({
  description: 'A table in a legal text.',
  fields: (t) => ({
    caption: t.exposeString('caption', { description: 'What the table holds.' }),
    columns: t.stringList({ description: 'Headings of the columns.', resolve: ({ columns }) => [...columns] }),
    rows: t.field({ type: [LegalTableRow], description: 'The rows, in order.', resolve: ({ rows }) => [...rows] }),
  }),
});

const LegalSectionType = builder.objectRef<LegalSection>('LegalSection').implement({
  description: 'A section of a legal text.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Its place on the page: the address ends in # and this.' }),
    heading: t.exposeString('heading', { description: 'Heading.' }),
    body: t.exposeString('body', { description: 'Text in Markdown.' }),
    table: t.field({
      type: LegalTableType,
      nullable: true,
      description: 'Facts below the text, if there are any.',
      resolve: ({ table }) => table ?? null,
    }),
  }),
});

const LegalPage = builder.objectRef<LegalText>('LegalPage').implement({
  description: 'A legal text, as it is in force at this installation.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title.' }),
    summary: t.exposeString('summary', { description: 'What it is about, in a sentence.' }),
    version: t.string({
      description: 'The version, the same for all of them, like 2.1.',
      resolve: () => LEGAL_VERSION.number,
    }),
    effectiveOn: t.field({
      type: 'Date',
      description: 'The day from which this version holds.',
      resolve: () => LEGAL_VERSION.effectiveOn,
    }),
    sections: t.field({
      type: [LegalSectionType],
      description: 'The text, in order.',
      resolve: ({ sections }) => [...sections],
    }),
  }),
});

builder.queryField('legalPage', (t) =>
  t.field({
    type: LegalPage,
    description: 'A legal text of this installation.',
    args: { kind: t.arg({ type: LegalPageKindType, required: true, description: 'Which one.' }) },
    complexity: 20,
    resolve: (_root, { kind }, { services }) => writers[kind](services.content.site()),
  }),
);
