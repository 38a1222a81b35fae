import { useApolloClient } from '@apollo/client/react';
import { type ApplicationNoteFragment, ApplicationNotesDocument } from './application-notes.generated.ts';

/** Shows the notes on an application as they are now, and how many there are. */
export function useChangedNotes(applicationId: string): (notes: ApplicationNoteFragment[]) => void {
  const { cache } = useApolloClient();
  return (applicationNotes) => {
    cache.writeQuery({ query: ApplicationNotesDocument, variables: { applicationId }, data: { applicationNotes } });
    cache.modify({
      id: cache.identify({ __typename: 'ReceivedApplication', id: applicationId }) ?? '',
      fields: { noteCount: () => applicationNotes.length },
    });
  };
}
