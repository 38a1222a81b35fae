import type { ApolloCache, ApolloClient } from '@apollo/client';
import { PublishedDocument } from './published.generated.ts';

const lists = ['jobs', 'jobStats', 'myJobs', 'equipment', 'equipmentStats', 'myEquipment'];
const kinds = /^(?:Job|Equipment|EquipmentPosting):/;

/** What a user publishes is no longer there: lists ask anew, and so does whatever shows one post or product. */
export async function showTakenDown(client: ApolloClient): Promise<void> {
  const updateCache = (cache: ApolloCache) => {
    for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
    for (const id of Object.keys(cache.extract() as object)) if (kinds.test(id)) cache.evict({ id });
  };
  await client.refetchQueries({ updateCache }).catch(() => {
    // Each list says itself that it could not be loaded.
  });
}

/** What is taken down when a user's organisation changes, in a sentence; empty where nothing is. */
export async function takenDownInWords(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: PublishedDocument, fetchPolicy: 'no-cache' });
  if (!data) throw new Error();
  const { myJobs, myEquipment } = data;
  const open = myJobs.nodes.filter(({ isOpen }) => isOpen).length;
  const listed = myEquipment.nodes.filter(({ state }) => state !== 'WITHDRAWN').length;
  return inWords({
    jobs: counted(open, myJobs.pageInfo.hasNextPage, 'open job'),
    products: counted(listed, myEquipment.pageInfo.hasNextPage, 'product'),
  });
}

interface Counted {
  readonly words: string;
  readonly isOne: boolean;
}

/** Only the newest are counted: there may be more. */
function counted(count: number, hasMore: boolean, noun: string): Counted | undefined {
  if (count === 0 && !hasMore) return undefined;
  if (hasMore) return { words: `${noun}s`, isOne: false };
  return { words: `${count} ${noun}${count === 1 ? '' : 's'}`, isOne: count === 1 };
}

function inWords({ jobs, products }: { jobs: Counted | undefined; products: Counted | undefined }): string {
  if (jobs && products) return `Your ${jobs.words} ${verb(jobs)} closed and ${products.words} withdrawn.`;
  if (jobs) return `Your ${jobs.words} ${verb(jobs)} closed.`;
  return products ? `Your ${products.words} ${verb(products)} withdrawn.` : '';
}

function verb({ isOne }: Counted): string {
  return isOne ? 'is' : 'are';
}
