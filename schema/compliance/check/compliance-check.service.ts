import { anyone } from '../../access/anyone.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { ComplianceService } from '../compliance.service.ts';
import type { CheckedKind } from './check-rule.ts';
import { checkText, type TextCheck } from './check-text.ts';
import { regulationsNamed } from './regulation-names.ts';

/** So many characters a checked text may have: about 25 printed pages. */
export const LONGEST_CHECKED = 60_000;

export interface ComplianceCheck extends TextCheck {
  readonly status: 'compliant' | 'needs_review' | 'non_compliant' | 'not_applicable';
  /** Milliseconds that the check took. */
  readonly processingTime: number;
}

export interface DocumentScore extends ComplianceCheck {
  readonly document: { readonly id: string; readonly slug: string; readonly title: string; readonly version: string };
}

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
   * @throws ValidationError where there is no text, it is too long, or the check does not know a regulation.
   */
  check(content: string, kind: CheckedKind, regulations: readonly string[] | null | undefined): ComplianceCheck {
    anyone(this.#dependencies);
    const checks = new FieldChecks();
    const text = checks.lines('content', content, { most: LONGEST_CHECKED, missing: 'Enter the text to check' });
    checks.done();
    return timed(text, kind, regulations);
  }

  /** Checks the current text of a document of the portal; null where there is no such document. */
  async score(key: string): Promise<DocumentScore | null> {
    const document = await new ComplianceService(anyone(this.#dependencies)).find(key, checkedFields);
    if (!document?.version) {
      return null;
    }
    const { id, slug, title, version, content, category } = document;
    const text = content.slice(0, LONGEST_CHECKED);
    return {
      ...timed(text, kindsOfCategories[category] ?? 'guideline', null),
      document: { id, slug, title, version },
    };
  }
}

function timed(text: string, kind: CheckedKind, regulations: readonly string[] | null | undefined): ComplianceCheck {
  const startedAt = performance.now();
  const checked = checkText(text, kind, regulationsNamed(regulations));
  return {
    ...checked,
    status: statusOf(checked),
    processingTime: Math.round((performance.now() - startedAt) * 10) / 10,
  };
}

function statusOf({ findings }: TextCheck): ComplianceCheck['status'] {
  if (findings.length === 0) return 'not_applicable';
  if (findings.some(({ outcome }) => outcome === 'failed')) return 'non_compliant';
  return findings.every(({ outcome }) => outcome === 'passed') ? 'compliant' : 'needs_review';
}
