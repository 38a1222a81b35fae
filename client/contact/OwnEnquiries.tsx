import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../accounts/use-session.ts';
import { rowsSoFar } from '../lists/rows-so-far.ts';
import { ShowMore } from '../lists/ShowMore.tsx';
import { formatDate } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useOwnEnquiriesQuery } from './own-enquiries.generated.ts';
import { states } from './words.ts';

const PAGE = 10;
const NOT_LOADED = 'Your messages could not be loaded';

/** The section of the account page about the messages that a user has sent to the portal. */
export function OwnEnquiries() {
  const { session } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, loading, refetch, fetchMore } = useOwnEnquiriesQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.myEnquiries;
  const showMore = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { myEnquiries } }) => ({
        ...before,
        myEnquiries: rowsSoFar(before.myEnquiries, myEnquiries),
      }),
    });
  return (
    <section aria-labelledby="messages" aria-busy={loading}>
      <h3 id="messages" tabIndex={-1} className="text-h3">
        Your messages
      </h3>
      {error && !page && (
        <ErrorPanel title={NOT_LOADED} message={error.message} onRetry={() => refetch()} busy={loading} />
      )}
      {!page && !error && <Skeleton className="mt-6 h-16 w-full" />}
      {page?.nodes.length === 0 && (
        <p className="mt-2 text-sm">
          You have not sent us a message while signed in. <Link to="/contact">Contact us</Link>
        </p>
      )}
      {page && page.nodes.length > 0 && (
        <ul ref={list} className="mt-6 border-t border-line">
          {page.nodes.map(({ id, reference, subject, categoryLabel, state, sentAt, thread }) => (
            <li key={id} className="border-b border-line py-4 text-sm outline-none">
              <p className="font-bold wrap-anywhere">
                <Link to={`/contact?thread=${thread}`}>{subject}</Link>
              </p>
              <p className="num mt-1 text-xs text-ink-2">
                {reference}, {categoryLabel.toLowerCase()}, sent on {formatDate(sentAt)}
              </p>
              <p className="mt-2">
                <Tag tone={states[state].tone}>{states[state].label}</Tag>
              </p>
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        list={list}
        hasMore={page?.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={showMore}
        failure={NOT_LOADED}
        className="mt-6"
      >
        Show more messages
      </ShowMore>
    </section>
  );
}
