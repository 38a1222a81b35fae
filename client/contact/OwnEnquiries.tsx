import { Link } from 'react-router-dom';
import { useSession } from '../accounts/use-session.ts';
import { GrowingSection } from '../lists/GrowingSection.tsx';
import { rowsSoFar } from '../lists/rows-so-far.ts';
import { formatDate } from '../ui/dates.ts';
import { Tag } from '../ui/Tag.tsx';
import { useOwnEnquiriesQuery } from './own-enquiries.generated.ts';
import { states } from './words.ts';

const PAGE = 10;

/** The section of the account page about the messages that a user has sent to the portal. */
export function OwnEnquiries() {
  const { session } = useSession();
  const query = useOwnEnquiriesQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = query.data?.myEnquiries;
  const fetchRows = () =>
    query.fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { myEnquiries } }) => ({
        ...before,
        myEnquiries: rowsSoFar(before.myEnquiries, myEnquiries),
      }),
    });
  return (
    <GrowingSection
      id="messages"
      title="Your messages"
      query={query}
      page={page}
      fetchRows={fetchRows}
      notLoaded="Your messages could not be loaded"
      empty={
        <>
          You have not sent us a message while signed in. <Link to="/contact">Contact us</Link>
        </>
      }
      more="Show more messages"
      row={({ id, reference, subject, categoryLabel, state, sentAt, thread }) => (
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
      )}
    />
  );
}
