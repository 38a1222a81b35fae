import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { forgetActivity } from '../../accounts/activity/forget-activity.ts';
import { problemOf } from '../../forms/problem.ts';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { notify } from '../../ui/notify.ts';
import {
  EnrolDocument,
  GiveBackWebinarPlaceDocument,
  RegisterForWebinarDocument,
  WithdrawEnrolmentDocument,
} from './own-training.generated.ts';
import { ENROLLED, NOT_ENROLLED, NOT_GIVEN_BACK, NOT_REGISTERED, NOT_WITHDRAWN, registeredWords } from './words.ts';

interface Message {
  title: string;
  text?: string;
}

/** Takes programmes and seats and gives them back, one request at a time, and says what came of it. */
export function useOwnTraining() {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const [isWorking, setWorking] = useState(false);
  const run = async (ask: () => Promise<Message | { message: string } | undefined>, failure: string) => {
    if (isWorking) return false;
    setWorking(true);
    const answer = await ask().catch((error: unknown) => problemOf(error, ''));
    // Each list says itself if it could not be loaded.
    await client.refetchQueries({ updateCache: forgetOwnTraining }).catch(() => undefined);
    setWorking(false);
    const done = answer && 'title' in answer;
    const text = answer && 'message' in answer ? answer.message : '';
    notify(done ? answer : { title: failure, ...(text && { text }), tone: 'error' });
    return Boolean(done);
  };
  return {
    isWorking,
    enrol: (programmeId: string, title: string) =>
      run(async () => {
        const variables = { programmeId };
        const { data } = await client.mutate({ mutation: EnrolDocument, variables, context: contextOf(variables) });
        return data?.enrol.__typename === 'EnrolmentPayload' ? { title: `${ENROLLED}${title}` } : data?.enrol;
      }, NOT_ENROLLED),
    withdraw: (id: string) =>
      run(async () => {
        const { data } = await client.mutate({ mutation: WithdrawEnrolmentDocument, variables: { id } });
        const answer = data?.withdrawEnrolment;
        return answer?.__typename === 'EnrolmentPayload' ? { title: 'You have withdrawn' } : answer;
      }, NOT_WITHDRAWN),
    register: (webinarId: string) =>
      run(async () => {
        const variables = { webinarId };
        const context = contextOf(variables);
        const { data } = await client.mutate({ mutation: RegisterForWebinarDocument, variables, context });
        const answer = data?.registerForWebinar;
        return answer?.__typename === 'WebinarPlacePayload' ? registeredWords(answer.place) : answer;
      }, NOT_REGISTERED),
    giveBack: (webinarId: string) =>
      run(async () => {
        const { data } = await client.mutate({ mutation: GiveBackWebinarPlaceDocument, variables: { webinarId } });
        const answer = data?.giveBackWebinarPlace;
        return answer?.__typename === 'WebinarPlacePayload' ? { title: 'Your place is given back' } : answer;
      }, NOT_GIVEN_BACK),
  };
}

/** Has what shows own enrolments and places asked for anew. */
function forgetOwnTraining(cache: ApolloCache): void {
  for (const fieldName of ['myEnrolments', 'myWebinarPlaces']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  forgetActivity(cache);
}
