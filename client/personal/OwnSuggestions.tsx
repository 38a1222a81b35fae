import { useSession, useSessionKeeper } from '../accounts/use-session.ts';
import { closingLabel } from '../jobs/job-facts.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type RecommendedEquipmentFragment, type RecommendedJobFragment, useForYouQuery } from './for-you.generated.ts';
import { addressOf } from './item-address.ts';
import { missingForEquipment, missingForJobs } from './missing.ts';
import { type Suggestion, Suggestions } from './Suggestions.tsx';
import { EQUIPMENT, EQUIPMENT_RULE, JOBS, JOBS_RULE, NO_EQUIPMENT, NO_JOBS, NOT_LOADED } from './words.ts';

/** What is suggested to the signed-in user. */
export function OwnSuggestions() {
  const keeper = useSessionKeeper();
  const { session, failure } = useSession();
  const { data, error, loading, refetch } = useForYouQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const problem = error ?? failure;
  if (!session || !data?.me) {
    if (!problem || loading) return <Skeleton className="h-64 w-full" />;
    const retry = () => (session ? refetch() : keeper.renew());
    return (
      <ErrorPanel
        title={NOT_LOADED}
        headingLevel="h2"
        message={problem.message}
        onRetry={() => {
          retry().catch(() => {
            // The query's own error says what failed.
          });
        }}
      />
    );
  }
  const { me, recommendedJobs, recommendedEquipment, savedJobs, myApplications } = data;
  const known = { ...me, savedJobs: savedJobs.totalCount, applications: myApplications.totalCount };
  return (
    <>
      <Suggestions
        id="suggested-jobs"
        title={JOBS}
        rule={JOBS_RULE}
        suggestions={recommendedJobs.map(jobSuggestion)}
        none={NO_JOBS}
        missing={missingForJobs(known)}
      />
      <Suggestions
        id="suggested-equipment"
        title={EQUIPMENT}
        rule={EQUIPMENT_RULE}
        suggestions={recommendedEquipment.map(equipmentSuggestion)}
        none={NO_EQUIPMENT}
        missing={missingForEquipment()}
      />
    </>
  );
}

function jobSuggestion({ job, reasons }: RecommendedJobFragment): Suggestion {
  const { id, title, employer, location, salary, closesAt } = job;
  const facts = [`${employer.name}, ${location}`, `${salary}, ${closingLabel(closesAt)}`];
  return { id, title, to: addressOf('JOB', id), facts, reasons };
}

function equipmentSuggestion({ item, reasons }: RecommendedEquipmentFragment): Suggestion {
  const { id, name, priceLabel, supplier } = item;
  return {
    id,
    title: name,
    to: addressOf('EQUIPMENT', id),
    facts: [supplier.name, `${priceLabel} without VAT`],
    reasons,
  };
}
