import './check-node.js';

// Loaded only after the check, because an older Node cannot read TypeScript.
const { confine } = await import('./confined-start.ts');
confine();
const { keepHeapSmall } = await import('./heap.ts');
keepHeapSmall();
// `start.js worker` does the work that waits, and `start.js` alone is the portal.
if (process.argv[2] === 'worker') {
  await import('./worker.ts');
} else {
  await import('./main.ts');
}
