import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, type OperationDefinitionNode, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCategories } from '../../schema/api-reference/categories.ts';
import { apiScopes } from '../../schema/partners/api-scopes.ts';
import { examples } from '../../server/playground/examples.ts';
import { describeOperations } from '../../server/playground/operations.ts';
import { operationOf } from '../../server/rest/engine/operation-inputs.ts';
import { everyRow } from '../rest/table.ts';
import { operationsIn, runExample } from '../support/run-example.ts';
import { grantAccess, password, type SignedIn, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));
const directory = new URL('../../server/playground/examples/', import.meta.url);

const rootFieldsOf = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections.flatMap((one) => ('name' in one && one.name ? [one.name.value] : []));

describe('the example queries of the playground', () => {
  it('has a tab for each file', () => {
    const files = readdirSync(directory).filter((name) => name.endsWith('.graphql'));
    const texts = files.map((name) => readFileSync(new URL(name, directory), 'utf8'));
    expect(examples.map(({ query }) => query).sort()).toEqual(texts.sort());
  });

  it('gives every operation of all tabs a name of its own', () => {
    const names = examples.flatMap(({ query }) => operationsIn(query).map(({ name }) => name?.value));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  it('mentions a tab by the name that it has, which is that of its first operation', () => {
    const tabs = examples.map(({ query }) => operationsIn(query)[0]?.name?.value);
    const mentioned = examples.flatMap(({ query }) => {
      const comments = query.replace(/\n# ?/g, ' ');
      return [...comments.matchAll(/\btab ([A-Z]\w*)/g)].map(([, name]) => name);
    });
    expect(mentioned).toContain('SignIn');
    expect(mentioned.filter((name) => !tabs.includes(name))).toEqual([]);
  });

  describe('shows by an example', () => {
    const shown = new Set(examples.flatMap(({ query }) => operationsIn(query).flatMap(rootFieldsOf)));

    it.each(Object.entries(apiScopes))('what the scope %s is for', (_name, { queries, mutations }) => {
      for (const fields of [queries, mutations].filter(({ length }) => length > 0)) {
        expect(fields.filter((field) => shown.has(field))).not.toEqual([]);
      }
    });

    it('each documented endpoint of REST', () => {
      const documented: readonly string[] = apiCategories.flatMap(({ endpoints }) => endpoints);
      const asked = everyRow.filter(({ route }) => documented.includes(`${route.method} /api${route.path}`));
      expect(asked).toHaveLength(18);
      const fields = asked.flatMap(({ route }) => rootFieldsOf(operationOf(route.operation)));
      expect(fields.filter((field) => !shown.has(field))).toEqual([]);
    });

    it('how each kind of content is edited, and how webhooks, keys and alerts are managed', () => {
      const managing = [
        ...['editArticle', 'editDocument', 'editEntry', 'editHelpArticle', 'restoreContent'],
        ...['createWebhookEndpoint', 'webhookDeliveries', 'replayWebhookDelivery', 'deleteWebhookEndpoint'],
        ...['createApiKey', 'rotateApiKey', 'revokeApiKey', 'requestPartnerTier'],
        ...['saveSearch', 'endSavedSearch', 'followDocuments', 'confirmDocumentRead', 'safetyNotices'],
      ];
      expect(managing.filter((field) => !shown.has(field))).toEqual([]);
    });
  });

  describe.each(examples)('$area', ({ query, variables }) => {
    it('is valid against the schema', () => {
      expect(validate(schema, parse(query))).toEqual([]);
    });

    it('begins with a comment and explains each operation', () => {
      expect(query).toMatch(/^# /);
      for (const { name, explanation } of describeOperations(query)) expect(explanation, name).toMatch(/^[A-Z].*\.$/);
    });

    it('has a good value for every variable it needs, and none that no operation takes', () => {
      const values: Record<string, unknown> = variables === null ? {} : JSON.parse(variables);
      const definitions = operationsIn(query).flatMap((operation) => operation.variableDefinitions ?? []);
      expect(getVariableValues(schema, definitions, values).errors).toBeUndefined();
      const declared = definitions.map(({ variable }) => variable.name.value);
      expect(Object.keys(values).filter((name) => !declared.includes(name))).toEqual([]);
    });
  });
});

describe('run against the graph', () => {
  let app: TestApp;
  let publisher: SignedIn;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    publisher = await signUp(app);
    operator = await signUp(app);
    await grantAccess(app, 'verified', publisher);
    await grantAccess(app, 'operator', operator);
  });
  afterAll(() => app.close());

  it('names no record that the sample does not have', async () => {
    const named = examples.flatMap(({ query, variables }) => [
      ...`${query}${variables ?? ''}`.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g),
    ]);
    const ids = [...new Set(named.map(([id]) => id))];
    const found: string[] = [];
    const tables = [
      'job',
      'document',
      'equipment',
      'article',
      'webinar',
      'training_programme',
      'safety_notice',
    ] as const;
    for (const table of tables) {
      const rows = await app.db.selectFrom(table).select('id').where('id', 'in', ids).execute();
      found.push(...rows.map(({ id }) => id));
    }
    expect(ids.filter((id) => !found.includes(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });

  const run = (name: string, asked: { token?: string } = {}, given: object = {}) => runExample(app, name, asked, given);

  const ofAccounts = [
    ...['Accounts', 'Alerts', 'Posting and applying', 'Bulk orders', 'Discussion', 'Organisations'],
    ...['Partners', 'Vendor registration', 'Webhooks', 'Selling equipment', 'Editing'],
  ];
  const open = examples.flatMap(({ area, query }) =>
    ofAccounts.includes(area) ? [] : operationsIn(query).map(({ name }) => name?.value),
  );

  it('a key is made, and says what is left of its hour', async () => {
    const { token } = publisher;
    const { secret } = (await run('CreateKey', { token })) as { secret: string };
    expect(await run('MyApiKeys', { token })).toMatchObject([{ name: 'Rota system', scopes: ['READ_JOBS'] }]);
    expect(await run('ScopesAndTiers', { token: secret })).toContainEqual(
      expect.objectContaining({ name: 'read:jobs' }),
    );
    // Nothing is limited here.
    expect(await run('RateLimit', { token: secret })).toBeNull();
  });

  it('a supplier registers, follows it by the token, and operators see what waits', async () => {
    const { token } = (await run('BeginVendorApplication')) as { token: string };
    expect(await run('FollowVendorApplication', {}, { token })).toMatchObject({ state: 'DRAFT' });
    expect(await run('VendorQueue', operator)).toMatchObject({ totalCount: 0 });
  });

  it('a search is saved, a document followed and confirmed to be read, and all of it ended', async () => {
    const reader = await signUp(app);
    const { savedSearch } = (await run('SaveSearch', reader)) as { savedSearch?: { id: string; name: string } };
    expect(savedSearch?.name).toBe('"nurse", Within 20 miles of Leeds');
    const savedSearchId = savedSearch?.id;
    expect(await run('SavedSearches', reader)).toMatchObject([{ id: savedSearchId, frequency: 'DAILY' }]);
    const weekly = { savedSearchId, frequency: 'WEEKLY' };
    expect(await run('SetSearchFrequency', reader, weekly)).toEqual({ savedSearch: { frequency: 'WEEKLY' } });
    expect(await run('EndSearch', reader, { savedSearchId })).toEqual({ id: savedSearchId });
    expect(await run('FollowDocument', reader)).toMatchObject({ follow: { kind: 'DOCUMENT' } });
    const [follow] = (await run('DocumentFollows', reader)) as unknown as { id: string }[];
    expect(await run('EndFollow', reader, { followId: follow?.id })).toEqual({ id: follow?.id });
    expect(await run('ConfirmRead', reader)).toEqual({ reading: { readAt: expect.any(String) } });
    expect(await run('DocumentReading', reader)).toMatchObject({ version: '3.0', readAt: expect.any(String) });
  });

  const ofSignedIn = ['MonitorCompliance', 'ForYou', 'OwnSkills', 'MyMessages'];

  it.each(ofSignedIn)('%s answers a new account', async (name) => {
    expect(await run(name, await signUp(app))).not.toBeNull();
  });

  it.each(open.filter((name) => !ofSignedIn.includes(name ?? '')))(
    '%s returns sample data to an anonymous caller',
    async (name) => {
      expect(await run(name ?? '')).not.toBeNull();
    },
  );

  it('an account is opened, signed in to, asked about, refreshed and left', async () => {
    const { account } = JSON.parse(examples.find(({ area }) => area === 'Accounts')?.variables ?? '');
    const opened = await run('SignUp', {}, { account: { ...account, password } });
    expect(opened).toMatchObject({ user: { access: 'MEMBER' } });
    const { accessToken = '', refreshToken } = await run('SignIn', {}, { password });
    const { email, sessions } = await run('Me', { token: accessToken });
    expect(email).toBe(account.email);
    expect(sessions).toHaveLength(2);
    expect(await run('MyActivity', { token: accessToken })).toMatchObject({
      nodes: [{ description: 'You signed in.' }, { description: 'You created your account.' }],
    });
    const { accessToken: renewed = '' } = await run('RefreshSession', {}, { refreshToken });
    expect(await run('SignOut', { token: renewed })).toEqual({ signedOut: true });
    expect(await run('Me')).toBeNull();
  });

  it('an operator finds who waits, and verifies them', async () => {
    const { id } = await signUp(app);
    await app.db
      .updateTable('account')
      .set({ email_confirmed_at: testNow.toISOString() })
      .where('id', '=', id)
      .execute();
    const { nodes } = await run('VerificationQueue', operator);
    expect(nodes).toContainEqual(expect.objectContaining({ id }));
    expect(await run('VerifyAccount', operator, { id })).toMatchObject({ account: { access: 'VERIFIED' } });
  });

  it('a bulk order is sent, and found again', async () => {
    const buyer = await signUp(app);
    const { reference } = (await run('RequestBulkOrder', buyer)).order ?? {};
    expect(await run('MyOrders', buyer)).toMatchObject({ totalCount: 1, nodes: [{ reference }] });
  });

  it('an article is saved, liked and discussed, and a comment is decided about', async () => {
    const reader = await signUp(app);
    expect(await run('SaveArticle', reader)).toMatchObject({ reactions: { saved: true } });
    expect(await run('MySavedArticles', reader)).toMatchObject({ nodes: [{ title: expect.any(String) }] });
    expect(await run('LikeArticle', reader)).toMatchObject({ counted: true });
    const commentId = (await run('AddComment', reader)).comment?.id;
    expect(await run('EditComment', reader, { commentId, text: 'Changed.' })).toMatchObject({
      comment: { state: 'HELD' },
    });
    expect(await run('CommentsToModerate', operator)).toMatchObject({ nodes: [{ id: commentId, revision: 2 }] });
    const second = (await run('AddComment', reader)).comment?.id;
    expect(await run('ApproveComment', operator, { commentId: second })).toMatchObject({ comment: { state: 'SHOWN' } });
    expect(await run('Discussion')).toMatchObject({ totalCount: 1 });
    expect(await run('WithdrawComment', reader, { commentId })).toMatchObject({ id: commentId });
    expect(await run('MyComments', reader)).toMatchObject({ nodes: [{ id: second }] });
  });

  it('a job is posted, applied for, and read by both sides', async () => {
    const applicant = await signUp(app);
    const jobId = (await run('PostJob', publisher)).job?.id;
    expect(await run('MyPosts', publisher)).toMatchObject({ nodes: [{ id: jobId, isOpen: true }] });
    const applicationId = (await run('Apply', applicant, { jobId })).application?.id;
    expect(await run('ReceivedApplications', publisher, { jobId })).toMatchObject({ totalCount: 1 });
    expect(await run('MoveApplication', publisher, { applicationId })).toMatchObject({
      application: { stage: 'INTERVIEW' },
    });
    expect(await run('MyApplications', applicant)).toMatchObject({ nodes: [{ stage: 'INTERVIEW' }] });
    expect(await run('WithdrawApplication', applicant, { applicationId })).toMatchObject({
      application: { stage: 'WITHDRAWN' },
    });
    expect(await run('ClosePost', publisher, { jobId })).toMatchObject({ job: { isOpen: false } });
  });
});
