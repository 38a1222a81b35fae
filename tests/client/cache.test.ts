import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '../../client/apollo/cache.ts';

const list = gql`query List($after: String) { jobs(after: $after) { nodes { id title } } }`;
const one = gql`query One($id: ID!) { job(id: $id) { id title } }`;
const jobs = (...titles: string[]) => ({
  jobs: {
    __typename: 'JobConnection',
    nodes: titles.map((title, id) => ({ __typename: 'Job', id: String(id), title })),
  },
});

test('a job of a list answers the question for that job', () => {
  const cache = createCache();
  cache.writeQuery({ query: list, data: jobs('Nurse', 'Porter') });
  expect(cache.readQuery({ query: one, variables: { id: '1' } })).toMatchObject({ job: { title: 'Porter' } });
});

test('a job that was never seen is not known', () => {
  expect(createCache().readQuery({ query: one, variables: { id: '9' } })).toBeNull();
});

test('that there is no such job is remembered', () => {
  const cache = createCache();
  cache.writeQuery({ query: one, variables: { id: '9' }, data: { job: null } });
  expect(cache.readQuery({ query: one, variables: { id: '9' } })).toEqual({ job: null });
});

test('a list is replaced, and each of its pages is kept apart', () => {
  const cache = createCache();
  cache.writeQuery({ query: list, variables: {}, data: jobs('Nurse', 'Porter') });
  cache.writeQuery({ query: list, variables: { after: 'x' }, data: jobs('Nurse') });
  cache.writeQuery({ query: list, variables: {}, data: jobs('Nurse') });
  expect(cache.readQuery({ query: list, variables: {} })).toMatchObject({ jobs: { nodes: [{ title: 'Nurse' }] } });
  expect(cache.readQuery<ReturnType<typeof jobs>>({ query: list, variables: {} })?.jobs.nodes).toHaveLength(1);
});
