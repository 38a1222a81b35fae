import { anyone, operatorToRead, operatorToWrite, ownerAlone, signedInToRead, signedInToWrite } from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, catalogue, figures, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

/** An article that no other question is about: what is done to it would change the answer. */
const article = '"six-employment-checks"';
const own = ({ comment }: People) => `id: ${text(comment)}`;

export const newsPolicies: Policies = {
  'Query.article': { policy: anyone, given: always('id: "pay-scales-for-2026-to-2027"') },
  'Query.articleComments': { policy: anyone, given: always(`articleId: ${article}, first: 5`) },
  'Query.commentsToModerate': { policy: operatorToRead, given: always('first: 5'), levels: 3 },
  'Query.featuredNews': figures,
  'Query.myArticleComments': { policy: signedInToRead, given: always('first: 5') },
  'Query.myArticleReactions': { policy: signedInToRead, given: always(`id: ${article}`) },
  'Query.mySavedArticles': { policy: signedInToRead, given: always('first: 5') },
  'Query.news': catalogue,
  'Query.newsCategories': figures,
  'Query.newsStats': figures,
  'Query.searchNews': { policy: anyone, levels: 2, given: always('q: "pay", limit: 1') },
  'Mutation.addArticleComment': {
    policy: signedInToWrite,
    given: always(`articleId: ${article}, text: "Good to know."`),
    counts: true,
  },
  'Mutation.countArticleView': {
    policy: anyone,
    given: always('id: "pay-scales-for-2026-to-2027"'),
    counts: true,
  },
  'Mutation.editArticleComment': { policy: ownerAlone, given: (people) => `${own(people)}, text: "Changed."` },
  'Mutation.likeArticle': { policy: anyone, given: always(`id: ${article}`), counts: true },
  'Mutation.moderateArticleComment': {
    policy: operatorToWrite,
    given: (people) => `${own(people)}, revision: 1, decision: APPROVE`,
    levels: 3,
  },
  'Mutation.reportArticleComment': {
    policy: signedInToWrite,
    given: ({ shownComment }) => `id: ${text(shownComment)}, reason: "It names a patient."`,
  },
  'Mutation.saveArticle': { policy: signedInToWrite, given: always(`id: ${article}`) },
  'Mutation.unlikeArticle': { policy: signedInToWrite, given: always(`id: ${article}`), counts: true },
  'Mutation.unsaveArticle': { policy: signedInToWrite, given: always(`id: ${article}`) },
  'Mutation.withdrawArticleComment': { policy: ownerAlone, given: own },
};
