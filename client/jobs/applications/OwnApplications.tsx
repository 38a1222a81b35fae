import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { GrowingSection } from '../../lists/GrowingSection.tsx';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { useOwnApplicationsQuery } from './job-applications.generated.ts';
import { OwnApplicationRow } from './OwnApplicationRow.tsx';

const PAGE = 10;

/** The section of the account page about the jobs that a user has applied for. */
export function OwnApplications() {
  const { session } = useSession();
  const query = useOwnApplicationsQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = query.data?.myApplications;
  const fetchRows = () =>
    query.fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { myApplications } }) => ({
        ...before,
        myApplications: rowsSoFar(before.myApplications, myApplications),
      }),
    });
  return (
    <GrowingSection
      id="applications"
      title="Your applications"
      query={query}
      page={page}
      fetchRows={fetchRows}
      notLoaded="Your applications could not be loaded"
      empty={
        <>
          You have not applied for a job yet. <Link to="/staff-portal">Find a job</Link>
        </>
      }
      more="Show more applications"
      row={(application) => <OwnApplicationRow key={application.id} application={application} />}
    />
  );
}
