import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccountChange } from '../../accounts/use-account-change.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { CONFIRM_ADDRESS } from '../words.ts';
import {
  type DocumentFollowRowFragment,
  EndDocumentFollowDocument,
  FollowDocumentsDocument,
} from './documents.generated.ts';
import { type DocumentAlertsProps, FOLLOW, type FollowedDocument } from './words.ts';

interface FollowChangesProps extends DocumentAlertsProps {
  readonly follows: readonly DocumentFollowRowFragment[];
  /** Whether versions can be mailed to the reader. */
  readonly emailConfirmed: boolean;
  readonly onChange: () => Promise<unknown>;
}

const MAILED = 'We email you each new version, once.';

/** Follows a document, or all that are about a regulation of it or for a role of it. */
export function FollowChanges({ document, heading: Heading, follows, emailConfirmed, onChange }: FollowChangesProps) {
  const choices = choicesOf(document);
  const [chosen, setChosen] = useState('document');
  const { isWorking, change } = useAccountChange();
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  const followed = follows.find((follow) => choice?.isIt(follow));
  const mailed = emailConfirmed ? MAILED : `${CONFIRM_ADDRESS} We email you each version that is new after that.`;
  return (
    <section>
      <Heading className="mb-3 text-h2 font-bold">{FOLLOW}</Heading>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (followed) {
            const variables = { id: followed.id };
            void change({
              send: (client) => client.mutate({ mutation: EndDocumentFollowDocument, variables }),
              failure: 'It is still followed',
              after: onChange,
            });
          } else if (choice) {
            const variables = { what: choice.what };
            void change({
              send: (client) => client.mutate({ mutation: FollowDocumentsDocument, variables }),
              failure: 'It is not followed',
              after: onChange,
            });
          }
        }}
      >
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Email me new versions of"
            className="w-full sm:w-96"
            options={choices}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button type="submit" data-follow aria-disabled={isWorking}>
            {followed ? 'Stop following' : FOLLOW}
          </Button>
        </div>
        <p role="status" className="mt-3 text-sm">
          {followed ? `You follow this. ${mailed}` : 'You do not follow this.'}{' '}
          {follows.length > 0 && <Link to="/account#document-follows">All that you follow</Link>}
        </p>
      </form>
    </section>
  );
}

function choicesOf({ slug, title, laws, applicableTo }: FollowedDocument) {
  const named = (kind: 'REGULATION' | 'ROLE', names: readonly string[]) =>
    names.map((name) => ({
      value: `${kind} ${name}`,
      label: kind === 'REGULATION' ? `All documents about: ${name}` : `All documents for: ${name}`,
      what: kind === 'REGULATION' ? { regulation: name } : { role: name },
      isIt: (follow: DocumentFollowRowFragment) =>
        follow.kind === kind && follow.name.toLowerCase() === name.toLowerCase(),
    }));
  return [
    {
      value: 'document',
      label: `This document: ${title}`,
      what: { document: slug },
      isIt: ({ kind, path }: DocumentFollowRowFragment) =>
        kind === 'DOCUMENT' && new URLSearchParams(path.split('?')[1]).get('doc') === slug,
    },
    ...named('REGULATION', laws),
    ...named('ROLE', applicableTo),
  ];
}
