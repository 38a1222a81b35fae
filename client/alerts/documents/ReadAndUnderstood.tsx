import { useAccountChange } from '../../accounts/use-account-change.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { ConfirmDocumentReadDocument, type OwnReadingFragment } from './documents.generated.ts';
import { type DocumentAlertsProps, READ } from './words.ts';

interface ReadAndUnderstoodProps extends DocumentAlertsProps {
  readonly reading: OwnReadingFragment;
  readonly onChange: () => Promise<unknown>;
}

/** Confirms that the user has read and understood a version; managers of the organisation see who has. */
export function ReadAndUnderstood({ document, heading: Heading, reading, onChange }: ReadAndUnderstoodProps) {
  const { isWorking, change } = useAccountChange();
  const { version, readAt, team } = reading;
  const variables = { slug: document.slug, version: document.version };
  return (
    <section>
      <Heading className="mb-3 text-h2 font-bold">{READ}</Heading>
      {/* Where a newer version has been published since the page was loaded, the portal says so. */}
      {readAt && version === document.version ? (
        <p role="status" className="text-sm">
          You confirmed on {formatDate(readAt)} that you have read and understood version {version}.
        </p>
      ) : (
        <>
          <p className="mb-4 text-sm">
            Colleagues who manage your organisation see that you have confirmed it. A new version asks you again.
          </p>
          <Button
            aria-disabled={isWorking}
            onClick={() =>
              void change({
                send: (client) => client.mutate({ mutation: ConfirmDocumentReadDocument, variables }),
                failure: 'It was not confirmed',
                after: onChange,
              })
            }
          >
            I have read and understood version {document.version}
          </Button>
        </>
      )}
      {team && <Team team={team} version={version} />}
    </section>
  );
}

type Reader = NonNullable<OwnReadingFragment['team']>[number];

function Team({ team, version }: { team: readonly Reader[]; version: string }) {
  const count = team.filter(({ readAt }) => readAt).length;
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.15em]">
        Your organisation: {count} of {team.length} confirmed version {version}
      </summary>
      <ul className="mt-2 border-t border-line">
        {team.map((reader) => (
          <li key={reader.accountId} className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-2">
            <span className="font-bold break-words">
              {reader.firstName} {reader.lastName}
            </span>
            <span>{stateOf(reader)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function stateOf({ readAt, lastRead }: Reader): string {
  if (readAt) return `Confirmed on ${formatDate(readAt)}`;
  return lastRead ? `Not yet: version ${lastRead} confirmed` : 'Not yet';
}
