import { anyone } from '../../access/anyone.ts';
import { MOST_ENTRIES } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { ComplianceService } from '../compliance.service.ts';
import type { DocumentRow } from '../document-row.ts';
import type { CheckedKind } from './check-rule.ts';
import { type CheckFinding, checkText, scoreOf, type TextCheck } from './check-text.ts';
import { regulationsNamed } from './regulation-names.ts';

/** So many characters a checked text may have: about 25 printed pages. */
export const LONGEST_CHECKED = 60_000;

export interface ComplianceCheck extends TextCheck {
  readonly status: 'compliant' | 'needs_review' | 'non_compliant' | 'not_applicable';
  /** Milliseconds that the check took. */
  readonly processingTime: number;
}

export interface DocumentScore extends ComplianceCheck {
  /** Null if the newest documents were checked together. */
  readonly document: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    readonly version: string;
  } | null;
}

/** So many of the newest documents are checked together. */
const MOST_DOCUMENTS = 20;

/** What each category of the portal's documents is checked as. */
const kindsOfCategories: Readonly<Record<string, CheckedKind>> = {
  guidelines: 'guideline',
  standards: 'guideline',
  policies: 'policy',
  training: 'procedure',
  assessments: 'procedure',
};
const checkedFields = new Set(['slug', 'title', 'category', 'version', 'content']);

/** Compares texts with rules that are written down, without a model: the same text always gets the same answer. It keeps nothing. */
export class ComplianceCheckService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Checks a text against the regulations of these names, or against all whose subject it mentions.
   *
   * @throws ValidationError if there is no text, it is too long, or the check does not know a regulation.
   */
  check(content: string, kind: CheckedKind, regulations: readonly string[] | null | undefined): ComplianceCheck {
    anyone(this.#dependencies);
    const checks = new FieldChecks();
    const text = checks.lines('content', content, { most: LONGEST_CHECKED, missing: 'Enter the text to check' });
    checks.done();
    return timed(text, kind, regulations);
  }

  /**
   * Checks the current text of a document of the portal, by default the texts of the newest documents together;
   * null if there is no such document.
   */
  async score(key: string | null | undefined): Promise<DocumentScore | null> {
    const compliance = new ComplianceService(anyone(this.#dependencies));
    if (key == null) {
      const { rows } = await compliance.list({}, 'newest', { first: MOST_DOCUMENTS }, checkedFields);
      const checks = rows.map(checkOf);
      const findings = checks.flatMap((check) => check.findings).slice(0, MOST_ENTRIES);
      return { ...summed(findings), processingTime: sumOf(checks), document: null };
    }
    const document = await compliance.find(key, checkedFields);
    if (!document?.version) {
      return null;
    }
    const { id, slug, title, version } = document;
    return { ...checkOf(document), document: { id, slug, title, version } };
  }
}

function checkOf({ content, category }: DocumentRow): ComplianceCheck {
  return timed(content.slice(0, LONGEST_CHECKED), kindsOfCategories[category] ?? 'guideline', null);
}

function sumOf(checks: readonly ComplianceCheck[]): number {
  return Math.round(checks.reduce((sum, { processingTime }) => sum + processingTime, 0) * 10) / 10;
}

function timed(text: string, kind: CheckedKind, regulations: readonly string[] | null | undefined): ComplianceCheck {
  const startedAt = performance.now();
  const { findings } = checkText(text, kind, regulationsNamed(regulations));
  return { ...summed(findings), processingTime: Math.round((performance.now() - startedAt) * 10) / 10 };
}

function summed(findings: readonly CheckFinding[]): TextCheck & Pick<ComplianceCheck, 'status'> {
  return { findings, score: scoreOf(findings), status: statusOf(findings) };
}

function statusOf(findings: readonly CheckFinding[]): ComplianceCheck['status'] {
  if (findings.length === 0) return 'not_applicable';
  if (findings.some(({ outcome }) => outcome === 'failed')) return 'non_compliant';
  return findings.every(({ outcome }) => outcome === 'passed') ? 'compliant' : 'needs_review';
}
