import { keepHeapSmall } from '../../../../server/heap.ts';

/** Keeps 60 MB while it makes 0.8 GB that live for a while, and prints the most that the heap took, in MB. */
if (process.argv[2] === 'small') {
  keepHeapSmall();
}

const objects = (count: number) => Array.from({ length: count }, (_, index) => ({ index, text: [index] }));
const kept = Array.from({ length: 30 }, () => objects(20_000));
const passing: object[] = [];
let most = 0;
for (let round = 0; round < 400; round += 1) {
  passing[round % 10] = objects(20_000);
  most = Math.max(most, process.memoryUsage().heapTotal);
}
console.log(kept.length > 0 && Math.round(most / 1_000_000));
