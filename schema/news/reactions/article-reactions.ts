import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { selectedFields } from '../../queries/selected-fields.ts';
import { Article } from '../article.ts';
import { categoryLabels } from '../article-row.ts';
import type { LikedArticle, ReactedArticle } from './article-reactions.service.ts';
import type { SavedArticleRow } from './listed-saved-articles.ts';

const OwnArticleReactions = builder.objectRef<ReactedArticle>('OwnArticleReactions').implement({
  description: 'The reactions of the caller to an article.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the article.' }),
    saved: t.exposeBoolean('saved', { description: 'Whether they have saved it.' }),
    liked: t.exposeBoolean('liked', { description: 'Whether they like it.' }),
  }),
});

const SavedArticle = builder.objectRef<SavedArticleRow>('SavedArticle').implement({
  description: 'An article that the caller has saved.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the article.' }),
    slug: t.exposeString('slug', { description: 'Name of the article in addresses: /news?article=<slug>.' }),
    title: t.exposeString('title', { description: 'Headline.' }),
    categoryLabel: t.string({
      description: 'The category in words, like Policy.',
      resolve: ({ category }) => categoryLabels[category],
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When it was published.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was saved.' }),
  }),
});

const SavedArticleConnection = connectionType('SavedArticle', SavedArticle);

const articleKey = builder.args((arg) => ({
  id: arg.id({
    required: true,
    description: 'Identifier or slug of the article.',
    ...constrained({ format: null }),
  }),
}));

builder.queryField('myArticleReactions', (t) =>
  t.field({
    type: OwnArticleReactions,
    nullable: true,
    description: 'Whether the caller has saved an article and likes it; null if there is no such article.',
    args: articleKey,
    resolve: (_root, { id }, { services }) => services.articleReactions.own(id),
  }),
);

builder.queryField('mySavedArticles', (t) =>
  t.field({
    type: SavedArticleConnection,
    description: 'The articles that the caller has saved, the last saved first.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.articleReactions.listSaved(page),
  }),
);

interface SavedPayload {
  readonly reactions: ReactedArticle;
}

const SaveArticlePayload = builder.objectRef<SavedPayload>('SaveArticlePayload').implement({
  description: 'An article was saved, or taken off the list of the caller.',
  fields: (t) => ({
    reactions: t.expose('reactions', {
      type: OwnArticleReactions,
      description: 'The reactions of the caller after the change.',
    }),
  }),
});

builder.mutationField('saveArticle', (t) =>
  t.field({
    type: mutationResult<SavedPayload>('SaveArticleResult', SaveArticlePayload),
    description: 'Saves an article on a list of the caller. Doing so again changes nothing.',
    args: articleKey,
    complexity: 20,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.articleReactions.save(id, true).then((reactions) => ({ reactions }))),
  }),
);

builder.mutationField('unsaveArticle', (t) =>
  t.field({
    type: mutationResult<SavedPayload>('UnsaveArticleResult', SaveArticlePayload),
    description: 'Removes an article from the list of the caller. Removing it again changes nothing.',
    args: articleKey,
    complexity: 20,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.articleReactions.save(id, false).then((reactions) => ({ reactions }))),
  }),
);

const LikeArticlePayload = builder.objectRef<LikedArticle>('LikeArticlePayload').implement({
  description: 'The article with its likes from now on.',
  fields: (t) => ({
    article: t.expose('article', { type: Article, description: 'The article.' }),
    counted: t.exposeBoolean('counted', {
      description: 'Whether this changed the number: false if it was liked or taken back before, and for robots.',
    }),
  }),
});

builder.mutationField('likeArticle', (t) =>
  t.field({
    type: mutationResult<LikedArticle>('LikeArticleResult', LikeArticlePayload),
    description:
      'Likes an article, counted once for each account until it is undone. A visitor without an account is counted once a day, distinguished by a digest that is made with a secret of the day and deleted with it; no address is stored. If the same visitor signs in that day and likes it again, it is counted once.',
    args: articleKey,
    complexity: 20,
    resolve: (_root, { id }, context, info) =>
      orRefusal(context.services.articleReactions.like(id, selectedFields(info))),
  }),
);

builder.mutationField('unlikeArticle', (t) =>
  t.field({
    type: mutationResult<LikedArticle>('UnlikeArticleResult', LikeArticlePayload),
    description:
      'Undoes the like of the caller. Undoing it again changes nothing. A like without an account stays, as its visitor is not known.',
    args: articleKey,
    complexity: 20,
    resolve: (_root, { id }, context, info) =>
      orRefusal(context.services.articleReactions.unlike(id, selectedFields(info))),
  }),
);
