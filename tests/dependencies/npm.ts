import { execFile } from 'node:child_process';

/** A registry that does not answer is not waited for. */
const ONE_TRY = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '20000', npm_config_audit: 'true' };
const LONGEST_MS = 90_000;

/**
 * What an npm command prints as JSON. Its exit code is of no interest: `outdated` and `audit` fail where they find
 * something. Nothing if no JSON comes, and where what comes tells of an error.
 */
export function npmJson(command: readonly string[], directory: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  execFile(
    'npm',
    [...command, '--json'],
    { cwd: directory, env: { ...process.env, ...ONE_TRY }, timeout: LONGEST_MS, maxBuffer: 64 * 1024 * 1024 },
    (_error, output) => resolve(parsed(output)),
  );
  return promise;
}

function parsed(output: string): unknown {
  try {
    const answer: unknown = JSON.parse(output);
    return typeof answer === 'object' && answer !== null && !('error' in answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
