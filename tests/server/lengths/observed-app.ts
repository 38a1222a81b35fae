import { argon2Passwords } from '../../../server/credentials/passwords.ts';
import { createPeople, type People } from '../../schema/access/people.ts';
import { type RecordedStatements, recordStatements } from '../../support/recorded-statements.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

/** The portal, with all that it hands on to the database and to the digests of passwords. */
export interface ObservedApp extends TestApp {
  /** An owner of records of each kind, who is verified, and an operator. */
  readonly people: People;
  /** What was handed on since the last call. */
  handedOn(): HandedOn;
}

export interface HandedOn {
  /** Letters of the longest text. */
  readonly longestText: number;
  /** Entries of the longest list. */
  readonly longestList: number;
  readonly statements: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[];
}

/** Opens it with people who have records. Passwords cost nothing here. */
export async function openObservedApp(): Promise<ObservedApp> {
  let recorded: RecordedStatements | undefined;
  let passwords: string[] = [];
  const app = await openTestApp({
    observe: (runner) => {
      recorded = recordStatements(runner);
      return recorded.runner;
    },
    passwords: argon2Passwords({
      hash: async (password) => {
        passwords.push(String(password));
        return 'a digest';
      },
      verify: async (_digest, password) => {
        passwords.push(String(password));
        return password === 'a password of tests alone';
      },
    }),
  });
  return {
    ...app,
    people: await createPeople(app.db, 'operator'),
    handedOn: () => {
      const statements = (recorded?.take() ?? []).map(({ sql, parameters }) => ({ sql, parameters }));
      const values = statements.flatMap(({ parameters }) => parameters);
      const texts = [...passwords, ...values.flat()].map((value) => (typeof value === 'string' ? value.length : 0));
      const lists = values.map((value) => (Array.isArray(value) ? value.length : 0));
      passwords = [];
      return { longestText: Math.max(0, ...texts), longestList: Math.max(0, ...lists), statements };
    },
  };
}
