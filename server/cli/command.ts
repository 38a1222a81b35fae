import { type ParseArgsConfig, parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { DirectoryInUseError } from '../database/driver/directory-in-use-error.ts';
import { type OpenDatabase, openDatabase } from '../database/driver/open.ts';
import { databaseRefusal } from '../database/driver/refusal.ts';
import { RefusedError } from '../database/driver/refused-error.ts';
import { StartError } from '../start-error.ts';

/** The arguments of the command line are not valid for the command. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs a command, prints its sentence, and ends with 0; or prints why it could not, and ends with 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(sentenceFor(error) ?? error);
    process.exitCode = 1;
  }
}

/** Opens the database that the environment names, without a limit on how long a statement may take, and closes it. */
export async function withDatabase(work: (database: OpenDatabase) => Promise<string>): Promise<string> {
  const { databaseUrl, dataDirectory } = loadConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDirectory, poolSize: 2, statementTimeout: 0 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The options and words after the command. @throws UsageError with `usage` when they are not what is expected. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  { options, words = 0 }: { readonly options?: Options; readonly words?: number },
) {
  try {
    const parsed = parseArgs({ options: options ?? ({} as Options), allowPositionals: true });
    if (parsed.positionals.length === words) {
      return parsed;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) {
      throw error;
    }
  }
  throw new UsageError(`Usage: ${usage}`);
}

/** The one sentence for a failure that is not a fault of this program. */
function sentenceFor(error: unknown): string | undefined {
  if (
    error instanceof StartError ||
    error instanceof DirectoryInUseError ||
    error instanceof RefusedError ||
    error instanceof UsageError
  ) {
    return error.message;
  }
  if (error instanceof Error && 'syscall' in error && 'path' in error) {
    return `The file cannot be used: ${error.message}.`;
  }
  return databaseRefusal(error);
}
