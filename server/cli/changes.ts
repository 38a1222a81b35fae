import { changesText } from '../../schema/api-reference/release-changes.ts';
import { changesByRelease, changesSince } from '../changes/releases.ts';
import { RefusedError } from '../database/driver/refused-error.ts';
import { runCommand } from './command.ts';

// What has changed in the graph and on REST: since the last release, or since a commit.
await runCommand(async () => {
  const [commit, ...more] = process.argv.slice(2);
  if (more.length > 0 || commit?.startsWith('-')) {
    throw new RefusedError('Usage: npm run changes, or npm run changes -- <commit>');
  }
  if (commit === undefined) {
    return changesText(changesByRelease().slice(0, 1)).trimEnd();
  }
  try {
    return changesText([changesSince(commit)]).trimEnd();
  } catch (error) {
    if (error instanceof Error && 'status' in error) {
      const [, why = error.message] = error.message.split('\n');
      throw new RefusedError(`There is nothing to compare with in ${commit}: ${why}`);
    }
    throw error;
  }
});
