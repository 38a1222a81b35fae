import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OwnEnrolmentRow } from './OwnEnrolmentRow.tsx';
import { OwnPlaceRow } from './OwnPlaceRow.tsx';
import { useAllOwnTrainingQuery } from './own-training.generated.ts';
import { OWN_NOT_LOADED } from './words.ts';

const PAGE = 10;

/** The section of the account page about what a user takes part in: enrolments, applications, places and certificates. */
export function OwnTraining() {
  const { session } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const {
    data: present,
    previousData,
    error,
    loading,
    refetch,
    fetchMore,
  } = useAllOwnTrainingQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const data = session ? (present ?? previousData) : undefined;
  const places = data?.myWebinarPlaces;
  const enrolments = data?.myEnrolments.nodes;
  const showMore = () =>
    fetchMore({
      variables: { after: places?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult }) => ({
        ...before,
        myWebinarPlaces: rowsSoFar(before.myWebinarPlaces, fetchMoreResult.myWebinarPlaces),
      }),
    });
  return (
    <section aria-labelledby="training" aria-busy={loading}>
      <h3 id="training" tabIndex={-1} className="text-h3">
        Your training
      </h3>
      {error && !data && (
        <ErrorPanel title={OWN_NOT_LOADED} message={error.message} onRetry={() => refetch()} busy={loading} />
      )}
      {!data && !error && <Skeleton className="mt-6 h-16 w-full" />}
      {enrolments?.length === 0 && places?.nodes.length === 0 && (
        <p className="mt-2 text-sm">
          You do not take part in any training yet. <Link to="/training">See the training centre</Link>
        </p>
      )}
      {enrolments && enrolments.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {enrolments.map((enrolment) => (
            <OwnEnrolmentRow key={enrolment.id} enrolment={enrolment} />
          ))}
        </ul>
      )}
      {places && places.nodes.length > 0 && (
        <>
          <h4 className="mt-6 text-base font-bold">Webinars</h4>
          <ul ref={list} className="mt-3 border-t border-line">
            {places.nodes.map((place) => (
              <OwnPlaceRow key={place.id} place={place} />
            ))}
          </ul>
        </>
      )}
      <ShowMore
        list={list}
        hasMore={places?.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={showMore}
        failure={OWN_NOT_LOADED}
        className="mt-6"
      >
        Show more webinars
      </ShowMore>
    </section>
  );
}
