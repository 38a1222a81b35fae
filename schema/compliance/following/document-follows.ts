import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import type { DocumentFollowRow } from './document-follows.queries.ts';
import { LONGEST_NAME, MOST_FOLLOWS, type ThingToFollow } from './document-follows.service.ts';

const DocumentFollowKind = builder.enumType('DocumentFollowKind', {
  description: 'By what changes of documents are followed.',
  values: {
    DOCUMENT: { value: 'document', description: 'One document.' },
    REGULATION: { value: 'regulation', description: 'All documents that are about a regulation.' },
    ROLE: { value: 'role', description: 'All documents that are for a role.' },
  } as const,
});

const DocumentFollow = builder.objectRef<DocumentFollowRow>('DocumentFollow').implement({
  description: 'A follow of the caller, who gets a mail about each new version of the documents.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of what is followed.' }),
    kind: t.expose('kind', { type: DocumentFollowKind, description: 'What it is.' }),
    name: t.exposeString('name', {
      description: 'Title of the document while it is published, or the regulation or role.',
    }),
    path: t.string({
      description: 'Where the portal shows it, as a path.',
      resolve: (follow, _args, { services }) => services.documentFollows.pathOf(follow),
    }),
    followedAt: t.expose('followedAt', { type: 'DateTime', description: 'Since when it is followed.' }),
  }),
});

builder.queryField('documentFollows', (t) =>
  t.field({
    type: [DocumentFollow],
    description: `All that the caller follows of documents, what they followed last first; ${MOST_FOLLOWS} at most.`,
    complexity: { field: 20, multiplier: MOST_FOLLOWS },
    resolve: (_root, _args, { services }) => services.documentFollows.list(),
  }),
);

const DocumentFollowInput = builder.inputRef<ThingToFollow>('DocumentFollowInput').implement({
  description: 'One thing to follow.',
  fields: (t) => ({
    document: t.id({ description: 'Identifier or slug of a document.', ...constrained({ format: null }) }),
    regulation: t.string({
      description: `A regulation, as a document names it, with or without its sections, which do not count; ${LONGEST_NAME} characters at most.`,
      ...constrained({ maxLength: LONGEST_NAME }),
    }),
    role: t.string({
      description: `Whom documents are for, as a document names them; ${LONGEST_NAME} characters at most.`,
      ...constrained({ maxLength: LONGEST_NAME }),
    }),
  }),
});

interface Followed {
  readonly follow: DocumentFollowRow;
}

const FollowDocumentsPayload = builder.objectRef<Followed>('FollowDocumentsPayload').implement({
  description: 'It is followed.',
  fields: (t) => ({
    follow: t.expose('follow', { type: DocumentFollow, description: 'The follow.' }),
  }),
});

interface Ended {
  readonly id: string;
}

const EndDocumentFollowPayload = builder.objectRef<Ended>('EndDocumentFollowPayload').implement({
  description: 'It is followed no more.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Identifier of what was followed.' }) }),
});

builder.mutationField('followDocuments', (t) =>
  t.field({
    type: mutationResult<Followed>('FollowDocumentsResult', FollowDocumentsPayload),
    description: `Follows a document, a regulation or a role for the caller, who can follow ${MOST_FOLLOWS}: each new version of the documents is mailed to them, once however much of what they follow it is. Done again, it changes nothing.`,
    args: {
      what: t.arg({
        type: DocumentFollowInput,
        required: true,
        description: 'The document, regulation or role to follow.',
      }),
    },
    complexity: 50,
    resolve: (_root, { what }, { services }) =>
      orRefusal(services.documentFollows.follow(what).then((follow) => ({ follow }))),
  }),
);

builder.mutationField('endDocumentFollow', (t) =>
  t.field({
    type: mutationResult<Ended>('EndDocumentFollowResult', EndDocumentFollowPayload),
    description: 'Ends one of the things that the caller follows; nothing of it is kept.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of what is followed.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.documentFollows.remove(id).then(() => ({ id }))),
  }),
);
