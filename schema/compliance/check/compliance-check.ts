import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { LONGEST_TEXT, MOST_ENTRIES } from '../../queries/filter-values.ts';
import type { CheckFinding } from './check-text.ts';
import { type ComplianceCheck, type DocumentScore, LONGEST_CHECKED } from './compliance-check.service.ts';

const CheckedKindType = builder.enumType('CheckedTextKind', {
  description: 'The kind of the checked text, which decides the rules that can apply to it.',
  values: {
    POLICY: { value: 'policy', description: 'A policy of an organisation.' },
    PROCEDURE: { value: 'procedure', description: 'A standard operating procedure.' },
    GUIDELINE: { value: 'guideline', description: 'Guidance for staff.' },
    CONTRACT: { value: 'contract', description: 'A contract or its terms.' },
    TENDER: { value: 'tender', description: 'An invitation to tender.' },
    EMPLOYMENT: { value: 'employment', description: 'How people are recruited and checked.' },
  } as const,
});

const ComplianceStatusType = builder.enumType('ComplianceStatus', {
  description: 'The result of all rules that were checked.',
  values: {
    COMPLIANT: { value: 'compliant', description: 'It meets each of them.' },
    NEEDS_REVIEW: {
      value: 'needs_review',
      description: 'It says nothing about at least one, and contradicts none.',
      extensions: { word: 'needs_review' },
    },
    NON_COMPLIANT: {
      value: 'non_compliant',
      description: 'It contradicts at least one.',
      extensions: { word: 'non_compliant' },
    },
    NOT_APPLICABLE: {
      value: 'not_applicable',
      description: 'No rule applies to it.',
      extensions: { word: 'not_applicable' },
    },
  } as const,
});

const CheckOutcomeType = builder.enumType('ComplianceCheckOutcome', {
  description: 'The result of one rule.',
  values: {
    PASSED: { value: 'passed', description: 'The text meets it.' },
    FAILED: { value: 'failed', description: 'The text contradicts it.' },
    NOT_ADDRESSED: {
      value: 'not_addressed',
      description: 'The text says nothing about it.',
      extensions: { word: 'not_addressed' },
    },
  } as const,
});

const Finding = builder.objectRef<CheckFinding>('ComplianceFinding').implement({
  description: 'The result of one rule, with its regulation and section.',
  fields: (t) => ({
    regulation: t.string({
      description: 'Name of the regulation.',
      resolve: ({ rule }) => rule.regulation.name,
    }),
    section: t.string({ description: 'Its section, article or regulation.', resolve: ({ rule }) => rule.section }),
    url: t.string({
      description: 'Where the regulation can be read, outside the portal.',
      ...constrained({ format: 'uri' }),
      resolve: ({ rule }) => rule.regulation.url,
    }),
    requirement: t.string({ description: 'The requirement of the section.', resolve: ({ rule }) => rule.asks }),
    status: t.expose('outcome', { type: CheckOutcomeType, description: 'The result of the rule.' }),
    confidence: t.exposeFloat('confidence', {
      description:
        'The confidence of the finding: 0.95 if an amount was compared, 0.75 if words were found, 0.6 if nothing was found. It is a property of the rule, not an estimate.',
      ...constrained({ minimum: 0, maximum: 1 }),
    }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'The sentence that decided it, 600 characters at most; null if the text says nothing about it.',
    }),
  }),
});

const ComplianceResult = builder.interfaceRef<ComplianceCheck>('ComplianceResult').implement({
  description:
    'The check of a text against written rules. It uses no model, and the same text always gets the same result. It is not legal advice.',
  fields: (t) => ({
    score: t.exposeFloat('score', {
      nullable: true,
      description: 'Share of the rules that the text meets, 0 to 100; null if no rule applies to it.',
      ...constrained({ minimum: 0, maximum: 100 }),
    }),
    status: t.expose('status', { type: ComplianceStatusType, description: 'All findings in a word.' }),
    checks: t.field({
      type: [Finding],
      description: 'Each rule that was checked, in the order of the regulations.',
      ...constrained({ maxItems: MOST_ENTRIES }),
      complexity: { field: 1, multiplier: 20 },
      resolve: ({ findings }) => [...findings],
    }),
    suggestions: t.stringList({
      description: 'The advice for each rule that is not met, in the same order.',
      ...constrained({ maxItems: MOST_ENTRIES }),
      resolve: ({ findings }) =>
        findings.filter(({ outcome }) => outcome !== 'passed').map(({ rule }) => rule.suggestion),
    }),
    processingTimeMs: t.exposeFloat('processingTime', { description: 'Milliseconds that the check took.' }),
  }),
});

const ComplianceCheckType = builder.objectRef<ComplianceCheck>('ComplianceCheck').implement({
  description: 'The result of the check of a text.',
  interfaces: [ComplianceResult],
});

const ComplianceScoreType = builder.objectRef<DocumentScore>('ComplianceScore').implement({
  description: 'The result of the check of a document of the portal.',
  interfaces: [ComplianceResult],
  fields: (t) => ({
    documentId: t.id({
      nullable: true,
      description: 'Identifier of the document; null if several were checked.',
      resolve: ({ document }) => document?.id ?? null,
    }),
    title: t.string({
      nullable: true,
      description: 'Title of the document; null if several were checked.',
      resolve: ({ document }) => document?.title ?? null,
    }),
    version: t.string({
      nullable: true,
      description: 'Number of the version that was checked; null if several documents were.',
      resolve: ({ document }) => document?.version ?? null,
    }),
  }),
});

builder.queryFields((t) => ({
  checkCompliance: t.field({
    type: ComplianceCheckType,
    description:
      'Compares a text with the regulations that are named, or with all whose subject it mentions. It keeps nothing of the text. A rule asks for a statement or for a limit: sentences with its words are looked for, and amounts in them are compared.',
    args: {
      documentType: t.arg({
        type: CheckedKindType,
        required: true,
        description: 'The kind of the text.',
      }),
      content: t.arg.string({
        required: true,
        description: 'The text, 60,000 characters at most.',
        ...constrained({ minLength: 1, maxLength: LONGEST_CHECKED }),
      }),
      regulations: t.arg.stringList({
        description: `Names of regulations, like UK GDPR, ${MOST_ENTRIES} at most. All of their rules are checked then, whatever the text mentions.`,
        ...constrained({ maxItems: MOST_ENTRIES, maxLength: LONGEST_TEXT }),
      }),
    },
    complexity: 60,
    resolve: (_root, { content, documentType, regulations }, context) =>
      context.services.complianceCheck.check(content, documentType, regulations),
  }),
  complianceScore: t.field({
    type: ComplianceScoreType,
    nullable: true,
    description:
      'Checks the current text of a document of the portal against all rules whose subject it mentions; null if there is no such document.',
    args: {
      id: t.arg.id({
        description: 'Identifier or slug of the document; by default the 20 newest together.',
        ...constrained({ format: null }),
      }),
    },
    complexity: 60,
    resolve: (_root, { id }, context) => context.services.complianceCheck.score(id == null ? null : String(id)),
  }),
}));
