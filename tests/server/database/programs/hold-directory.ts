import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lockDirectory } from '../../../../server/database/driver/exclusive-lock.ts';

/* Holds a data directory until it is killed, even when nothing refers to the lock and memory has been cleared. */
lockDirectory(process.argv[2] ?? '');
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
console.log('held');
setInterval(() => undefined, 60_000);
