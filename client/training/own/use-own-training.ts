import type { ApolloCache } from '@apollo/client/cache';
import type { ApolloClient } from '@apollo/client/core';
import { useAccountChange } from '../../accounts/use-account-change.ts';
import {
  EnrolDocument,
  GiveBackWebinarPlaceDocument,
  RegisterForWebinarDocument,
  WithdrawEnrolmentDocument,
} from './own-training.generated.ts';
import { ENROLLED, NOT_ENROLLED, NOT_GIVEN_BACK, NOT_REGISTERED, NOT_WITHDRAWN, registeredWords } from './words.ts';

/** Takes programmes and seats and gives them back, one request at a time, and says what came of it. */
export function useOwnTraining() {
  const { change, isWorking } = useAccountChange();
  return {
    isWorking,
    enrol: (programmeId: string, title: string) => {
      const variables = { programmeId };
      return change({
        send: (client, contextOf) =>
          client.mutate({ mutation: EnrolDocument, variables, context: contextOf(variables) }),
        done: `${ENROLLED}${title}`,
        failure: NOT_ENROLLED,
        after: refetchOwnTraining,
      });
    },
    withdraw: (id: string) =>
      change({
        send: (client) => client.mutate({ mutation: WithdrawEnrolmentDocument, variables: { id } }),
        done: 'You have withdrawn',
        failure: NOT_WITHDRAWN,
        after: refetchOwnTraining,
      }),
    register: (webinarId: string) => {
      const variables = { webinarId };
      return change({
        send: (client, contextOf) =>
          client.mutate({ mutation: RegisterForWebinarDocument, variables, context: contextOf(variables) }),
        done: ({ place }) => registeredWords(place),
        failure: NOT_REGISTERED,
        after: refetchOwnTraining,
      });
    },
    giveBack: (webinarId: string) =>
      change({
        send: (client) => client.mutate({ mutation: GiveBackWebinarPlaceDocument, variables: { webinarId } }),
        done: 'Your place is given back',
        failure: NOT_GIVEN_BACK,
        after: refetchOwnTraining,
      }),
  };
}

/** Refetches own enrolments and places. Each list says itself if it could not be loaded. */
function refetchOwnTraining(client: ApolloClient): Promise<unknown> {
  return client.refetchQueries({ updateCache: forgetOwnTraining });
}

function forgetOwnTraining(cache: ApolloCache): void {
  for (const fieldName of ['myEnrolments', 'myWebinarPlaces']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
