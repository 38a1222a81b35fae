import { builder } from '../../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../../graph/connection.ts';
import { constrained } from '../../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../../graph/mutation-result.ts';
import type { MailContent } from '../../../outbox/mail-content.ts';
import { NewsletterListEnum } from '../newsletter-list.ts';
import { LONGEST_BODY, LONGEST_SUBJECT, type NewsletterIssueDraft } from './newsletter-issue-draft.ts';
import { issueState, type NewsletterIssueRow } from './newsletter-issue-row.ts';

const NewsletterIssueStateEnum = builder.enumType('NewsletterIssueState', {
  description: 'The state of an issue of the newsletter.',
  values: {
    DRAFT: { value: 'draft', description: 'It is written, and was not sent.' },
    SENDING: { value: 'sending', description: 'It is being sent.' },
    SENT: { value: 'sent', description: 'A mail to each of its readers is written.' },
  } as const,
});

const NewsletterPreview = builder.objectRef<MailContent>('NewsletterPreview').implement({
  description: 'An issue of the newsletter as it is mailed, without the link that ends it.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'The subject.' }),
    text: t.exposeString('text', {
      description: 'The plain text; readers get a link below it that ends the newsletter.',
    }),
  }),
});

const NewsletterIssue = builder.objectRef<NewsletterIssueRow>('NewsletterIssue').implement({
  description: 'An issue of the newsletter, as operators see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the issue.' }),
    list: t.expose('list', { type: NewsletterListEnum, description: 'The newsletter that it is an issue of.' }),
    subject: t.exposeString('subject', { description: 'The subject of its mails.' }),
    body: t.exposeString('body', { description: 'Plain text: paragraphs, with an empty line between two.' }),
    revision: t.exposeInt('revision', { description: 'Counts its changes; what is written over names it.' }),
    state: t.field({
      type: NewsletterIssueStateEnum,
      description: 'Its state.',
      resolve: (issue) => issueState(issue),
    }),
    preview: t.field({
      type: NewsletterPreview,
      description: 'The issue as it is mailed, without the link that ends the newsletter.',
      resolve: (issue, _args, { services }) => services.newsletterIssues.preview(issue),
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it was last changed, or sent.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an operator had it sent: to those who had confirmed by then. Null of a draft.',
    }),
    recipients: t.exposeInt('recipients', { description: 'To how many readers mails of it were written so far.' }),
  }),
});

builder.queryField('newsletterIssues', (t) =>
  t.field({
    type: connectionType<NewsletterIssueRow>('NewsletterIssue', NewsletterIssue),
    description: 'Issues of the newsletter, those that changed last first. For operators only.',
    args: { ...pageArguments },
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.newsletterIssues.list(page),
  }),
);

builder.queryField('newsletterIssue', (t) =>
  t.field({
    type: NewsletterIssue,
    nullable: true,
    description: 'One issue of the newsletter; null if there is none. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the issue.' }) },
    resolve: (_root, { id }, { services }) => services.newsletterIssues.find(id),
  }),
);

builder.queryField('newsletterReaders', (t) =>
  t.int({
    description: 'How many readers an issue of a newsletter would go to now. For operators only.',
    args: {
      list: t.arg({
        type: NewsletterListEnum,
        required: true,
        defaultValue: 'news',
        description: 'Which newsletter.',
      }),
    },
    complexity: 10,
    resolve: (_root, { list }, { services }) => services.newsletterIssues.readers(list),
  }),
);

const NewsletterIssueInput = builder.inputRef<NewsletterIssueDraft>('NewsletterIssueInput').implement({
  description: 'The text of an issue of the newsletter.',
  fields: (t) => ({
    subject: t.string({
      required: true,
      description: 'The subject of its mails, 150 characters at most.',
      ...constrained({ maxLength: LONGEST_SUBJECT }),
    }),
    body: t.string({
      required: true,
      description: 'Plain text, 20,000 characters at most: paragraphs, with an empty line between two.',
      ...constrained({ maxLength: LONGEST_BODY }),
    }),
    list: t.field({
      type: NewsletterListEnum,
      required: true,
      defaultValue: 'news',
      description: 'The newsletter that it is an issue of.',
    }),
  }),
});

interface IssuePayload {
  readonly issue: NewsletterIssueRow | null;
}

const NewsletterIssuePayload = builder.objectRef<IssuePayload>('NewsletterIssuePayload').implement({
  description: 'Something was done about an issue of the newsletter.',
  fields: (t) => ({
    issue: t.expose('issue', {
      type: NewsletterIssue,
      nullable: true,
      description: 'The issue as it is now; null if it was deleted.',
    }),
  }),
});

const payload = (issue: NewsletterIssueRow | null): IssuePayload => ({ issue });
const id = { required: true, description: 'Identifier of the issue.' } as const;
const revision = { required: true, description: 'The revision that the caller has read.' } as const;

builder.mutationField('createNewsletterIssue', (t) =>
  t.field({
    type: mutationResult<IssuePayload>('CreateNewsletterIssueResult', NewsletterIssuePayload),
    description: 'Begins an issue of the newsletter, as a draft. For operators only.',
    args: { input: t.arg({ type: NewsletterIssueInput, required: true, description: 'The text.' }) },
    complexity: 20,
    resolve: (_root, { input }, { services }) => orRefusal(services.newsletterIssues.create(input).then(payload)),
  }),
);

builder.mutationField('editNewsletterIssue', (t) =>
  t.field({
    type: mutationResult<IssuePayload>('EditNewsletterIssueResult', NewsletterIssuePayload),
    description: 'Replaces the text of a draft of the newsletter. For operators only.',
    args: {
      id: t.arg.id(id),
      revision: t.arg.int(revision),
      input: t.arg({ type: NewsletterIssueInput, required: true, description: 'The text.' }),
    },
    complexity: 20,
    resolve: (_root, { id: issue, revision: seen, input }, { services }) =>
      orRefusal(services.newsletterIssues.edit(issue, seen, input).then(payload)),
  }),
);

builder.mutationField('deleteNewsletterIssue', (t) =>
  t.field({
    type: mutationResult<IssuePayload>('DeleteNewsletterIssueResult', NewsletterIssuePayload),
    description: 'Deletes a draft of the newsletter. For operators only.',
    args: { id: t.arg.id(id) },
    complexity: 20,
    resolve: (_root, { id: issue }, { services }) => orRefusal(services.newsletterIssues.remove(issue).then(payload)),
  }),
);

builder.mutationField('testNewsletterIssue', (t) =>
  t.field({
    type: mutationResult<IssuePayload>('TestNewsletterIssueResult', NewsletterIssuePayload),
    description: 'Mails an issue of the newsletter to the caller alone. For operators only.',
    args: { id: t.arg.id(id) },
    complexity: 20,
    resolve: (_root, { id: issue }, { services }) => orRefusal(services.newsletterIssues.test(issue).then(payload)),
  }),
);

builder.mutationField('sendNewsletterIssue', (t) =>
  t.field({
    type: mutationResult<IssuePayload>('SendNewsletterIssueResult', NewsletterIssuePayload),
    description:
      'Sends an issue of the newsletter, once, to all readers who have confirmed by now. Doing so again changes nothing. For operators only.',
    args: { id: t.arg.id(id), revision: t.arg.int(revision) },
    complexity: 50,
    resolve: (_root, { id: issue, revision: seen }, { services }) =>
      orRefusal(services.newsletterIssues.send(issue, seen).then(payload)),
  }),
);
