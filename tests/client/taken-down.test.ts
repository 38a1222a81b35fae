import { ApolloClient } from '@apollo/client/core';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { showTakenDown, takenDownInWords } from '../../client/account-page/taken-down.ts';
import { createCache } from '../../client/apollo/cache.ts';
import { AnsweringLink } from './answering-link.ts';

const job = parse('query ($id: ID!) { job(id: $id) { id isOpen } }', { noLocation: true });
const item = parse('query ($id: ID!) { equipmentItem(id: $id) { id name } }', { noLocation: true });
const mine = parse('{ myJobs(first: 20) { nodes { id isOpen } } }', { noLocation: true });
const variables = { id: '1' };

const openJob = { __typename: 'Job', id: '1', isOpen: true };
const closedJob = { ...openJob, isOpen: false };
const listOf = (node: object) => ({ myJobs: { __typename: 'OwnJobConnection', nodes: [node] } });

test('lists that are shown, and an opened post or product, are asked for anew', async () => {
  const link = new AnsweringLink({ data: listOf(closedJob) });
  const client = new ApolloClient({ cache: createCache(), link });
  client.writeQuery({ query: mine, data: listOf(openJob) });
  client.writeQuery({ query: job, variables, data: { job: openJob } });
  client.writeQuery({ query: job, variables: { id: '2' }, data: { job: { ...openJob, id: '2' } } });
  client.writeQuery({
    query: item,
    variables,
    data: { equipmentItem: { __typename: 'Equipment', id: '1', name: 'Bed' } },
  });
  const shown: unknown[] = [];
  const watching = client.watchQuery({ query: mine }).subscribe(({ data }) => shown.push(data));
  await showTakenDown(client);
  watching.unsubscribe();
  expect(shown.at(-1)).toEqual(listOf(closedJob));
  expect(client.readQuery({ query: item, variables })).toBeNull();
  expect(client.readQuery({ query: job, variables: { id: '2' } })).toBeNull();
  // What the list brought answers for the post, and nothing older does.
  expect(client.readQuery<{ job: object }>({ query: job, variables })?.job).toEqual(closedJob);
});

const page = (nodes: object[], hasNextPage: boolean) => ({
  __typename: 'Page',
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage },
});

test.each([
  [3, 2, false, 'Your 3 open jobs are closed and 2 products withdrawn.'],
  [1, 1, false, 'Your 1 open job is closed and 1 product withdrawn.'],
  [2, 0, false, 'Your 2 open jobs are closed.'],
  [0, 1, false, 'Your 1 product is withdrawn.'],
  [0, 0, false, ''],
  [3, 2, true, 'Your open jobs are closed and products withdrawn.'],
])('%i open jobs and %i products (more: %s) are taken down: “%4$s”', async (jobs, products, hasMore, sentence) => {
  const posts = [...Array(jobs).fill({ isOpen: true }), { isOpen: false }].map((post, id) => ({
    __typename: 'Job',
    id,
    ...post,
  }));
  const states = [...Array(products).fill('PUBLISHED'), 'WITHDRAWN'];
  const listed = states.map((state, id) => ({ __typename: 'EquipmentPosting', id, state }));
  const data = { myJobs: page(posts, hasMore), myEquipment: page(listed, hasMore) };
  const client = new ApolloClient({ cache: createCache(), link: new AnsweringLink({ data }) });
  expect(await takenDownInWords(client)).toBe(sentence);
});
