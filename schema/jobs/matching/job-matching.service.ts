import { anyone } from '../../access/anyone.ts';
import { ValidationError } from '../../errors.ts';
import { checkNumber, LONGEST_TEXT, MOST_ENTRIES, refuseLongList, shortText } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { JobFilter } from '../job-filter.ts';
import type { JobRow } from '../job-row.ts';
import { JobsService } from '../jobs.service.ts';
import { criteriaOf } from './criteria.ts';
import { type JudgedCriterion, judgeCriteria } from './skill-evidence.ts';

/** So many statements a user may make about themselves. */
export const MOST_SKILLS = MOST_ENTRIES;
/** So many posts are answered at most. */
export const MOST_MATCHES = 20;
/** So many posts are compared with what a user says. */
const COMPARED = 40;

/** A post, and how far what a user says shows what it asks for. */
export interface JobMatch {
  readonly job: JobRow;
  readonly criteria: readonly JudgedCriterion[];
}

/** Compares posts with what users say of themselves, criterion by criterion, by words. It keeps nothing. */
export class JobMatchingService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Open posts that have any of the words of the skills, those first of whose criteria most are met.
   *
   * @throws ValidationError that names the argument.
   */
  async match(
    skills: readonly string[],
    filter: Pick<JobFilter, 'near' | 'radius' | 'band' | 'salaryMin'>,
    first: number,
    fields: ReadonlySet<string>,
  ): Promise<JobMatch[]> {
    const dependencies = anyone(this.#dependencies);
    const statements = statementsOf(skills);
    checkNumber('first', first, 1, MOST_MATCHES);
    const search = statements.join(' ').slice(0, LONGEST_TEXT);
    const { rows } = await new JobsService(dependencies).list(
      { ...filter, search },
      'relevance',
      { first: COMPARED },
      withDescription(fields),
    );
    const matches = rows.map((job) => ({ job, criteria: judgeCriteria(criteriaOf(job.description), statements) }));
    return matches.sort((one, other) => metOf(other.criteria) - metOf(one.criteria)).slice(0, first);
  }

  /**
   * How far what a user says shows what a post asks for; null where there is no such post.
   *
   * @throws ValidationError that names the argument.
   */
  async analyse(jobId: string, skills: readonly string[], fields: ReadonlySet<string>): Promise<JobMatch | null> {
    const dependencies = anyone(this.#dependencies);
    const statements = statementsOf(skills);
    const job = await new JobsService(dependencies).find(jobId, withDescription(fields));
    return job && { job, criteria: judgeCriteria(criteriaOf(job.description), statements) };
  }
}

/** How many of the criteria are met; one that is met in part counts for half, and one that cannot be judged for none. */
export function metOf(criteria: readonly JudgedCriterion[]): number {
  const worth = { met: 1, partly_met: 0.5, not_shown: 0, cannot_be_judged: 0 } as const;
  return criteria.reduce((sum, { outcome }) => sum + worth[outcome], 0);
}

function statementsOf(skills: readonly string[]): string[] {
  refuseLongList('skills', skills);
  const statements = [...new Set(skills.map((skill) => shortText('skills', skill)))].filter((skill) => skill !== '');
  if (statements.length === 0) {
    throw ValidationError.of('skills', 'Enter at least one skill');
  }
  return statements;
}

/** The fields of a post that are read to judge its criteria. */
export function withDescription(fields: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...fields, 'description']);
}
