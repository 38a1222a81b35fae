import { signedIn } from '../../access/viewer.ts';
import { findAccount } from '../../accounts/accounts.queries.ts';
import { occupationOf } from '../../accounts/occupation.ts';
import { JobsService } from '../../jobs/jobs.service.ts';
import { criteriaOf } from '../../jobs/matching/criteria.ts';
import { type JobMatch, withDescription } from '../../jobs/matching/job-matching.service.ts';
import { judgeCriteria } from '../../jobs/matching/skill-evidence.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { listCompletedProgrammes, listWrittenApplications } from './own-statements.queries.ts';
import { type OwnStatement, ownStatements } from './own-statements.ts';

/** How far what a user told the portal shows what a post asks for. */
export interface OwnSkillsAnalysis {
  readonly match: JobMatch;
  /** Where the statements stand that were compared, each once. */
  readonly comparedWith: readonly string[];
}

/** Compares a post with what the signed-in user told the portal. It keeps nothing, and no employer is told. */
export class OwnSkillsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * What a post asks for, criterion by criterion, with what of the user's profile, training and applications shows it; null
   * where there is no such post.
   *
   * @throws NotSignedInError
   */
  async analyse(jobId: string, fields: ReadonlySet<string>): Promise<OwnSkillsAnalysis | null> {
    const { accountId } = signedIn(this.#dependencies.viewer);
    const { db } = this.#dependencies;
    const job = await new JobsService(this.#dependencies).find(jobId, withDescription(fields));
    if (!job) {
      return null;
    }
    const [account, applications, programmes] = await Promise.all([
      findAccount(db, accountId),
      listWrittenApplications(db, accountId),
      listCompletedProgrammes(db, accountId),
    ]);
    const statements = ownStatements({ occupation: occupationOf(account?.role), applications, programmes });
    return {
      match: { job, criteria: judgedBy(criteriaOf(job.description), statements) },
      comparedWith: [...new Set(statements.map(({ from }) => from))],
    };
  }
}

/** The criteria, each with where its evidence stands. */
function judgedBy(criteria: readonly string[], statements: readonly OwnStatement[]): JobMatch['criteria'] {
  const places = new Map(statements.toReversed().map(({ text, from }) => [text, from]));
  const texts = statements.map(({ text }) => text);
  return judgeCriteria(criteria, texts).map((judged) => ({
    ...judged,
    evidenceFrom: judged.evidence === null ? null : (places.get(judged.evidence) ?? null),
  }));
}
