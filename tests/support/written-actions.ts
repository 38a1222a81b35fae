import { applicationStages } from '../../schema/jobs/applications/job-application-row.ts';
import { sourceFiles } from '../architecture/source-files.ts';

/** Files of the domain that name columns, which look like actions. */
const ofColumns =
  /\.queries\.ts$|\/listed-[^/]+\.ts$|-conditions\.ts$|-selection\.ts$|activity-words\.ts$|webhooks\/event-kinds\.ts$/;
/** What looks like an action in the others and is none. */
const notActions = /\.(ts|id|email|city|name)$/;

/** Every action that the domain writes into the audit log, as its source names them. */
export function writtenActions(): string[] {
  const named = sourceFiles('schema/**/*.ts')
    .filter(({ path }) => !ofColumns.test(path))
    .flatMap(({ code }) => [
      ...code.matchAll(
        /'((?:account|api_key|partner_tier|bulk_order|conversation|enquiry|quote|identity|session|job|job_draft|application|application_note|equipment|incident|invitation|maintenance|membership|newsletter|comment|content|desk|vendor|enrolment|certificate|webhook|webinar|safety_notice)\.[a-z_]+)'/g,
      ),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !notActions.test(name));
  // Put together from the stage that an application is moved to.
  const moves = applicationStages
    .filter((stage) => stage !== 'withdrawn' && stage !== 'hired')
    .map((to) => `application.moved_to_${to}`);
  return [...new Set([...named, ...moves])].sort();
}
