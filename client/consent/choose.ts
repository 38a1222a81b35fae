import type { ApolloClient } from '@apollo/client/core';
import { problemOf } from '../forms/problem.ts';
import { forgetViews } from '../recent-views/kept-views.ts';
import { forgetPages } from '../saved-pages/forget-pages.ts';
import { notify } from '../ui/notify.ts';
import { type Choice, keptChoice, noteChoice } from './choice.ts';
import { ChooseCookiesDocument } from './choose-cookies.generated.ts';
import { NOT_SAVED, SAVED, SAVED_TEXT } from './words.ts';

/**
 * Has the server keep the choice in a cookie: browsers keep what a script sets for some days only. The question is gone at
 * once, and comes back where the choice could not be kept.
 */
export async function choose(client: ApolloClient, choice: Choice): Promise<void> {
  noteChoice(true);
  try {
    const { analytics, marketing, preferences } = choice;
    const { data } = await client.mutate({
      mutation: ChooseCookiesDocument,
      variables: { input: { analytics, marketing, preferences } },
    });
    if (data?.chooseCookies.__typename !== 'ChooseCookiesPayload') throw new Error(NOT_SAVED);
    noteChoice(true);
    if (!preferences) {
      forgetViews();
      await forgetPages();
    }
    notify({ title: SAVED, text: SAVED_TEXT });
  } catch (error) {
    noteChoice(keptChoice() !== undefined);
    notify({ title: NOT_SAVED, text: problemOf(error, 'An unexpected error occurred').message, tone: 'error' });
  }
}
