import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { DatabaseUnavailableError } from '../../../server/database/driver/database-error.ts';
import { createVendorApplication } from '../../factories/vendor-application.ts';
import { openTestApp, testSecret } from '../../support/test-app.ts';
import { pdf } from './documents.ts';
import { uploadRequest } from './upload-request.ts';

test('a document that is stored keeps its bytes, also where the answer to the commit is lost', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lost-commit-'));
  let isLost = false;
  const app = await openTestApp({
    environment: { DATA_DIR: directory },
    observe: (runner) => ({
      run: (query) => runner.run(query),
      begin: async () => {
        const transaction = await runner.begin();
        return {
          ...transaction,
          commit: async () => {
            await transaction.commit();
            if (isLost) {
              throw new DatabaseUnavailableError('The database does not answer.');
            }
          },
        };
      },
      close: () => runner.close(),
    }),
  });
  const { id } = await createVendorApplication(app.db);
  const token = linkTokens([testSecret]).tokenOf('vendor_application', id);
  isLost = true;
  expect((await app.server.inject(uploadRequest(token, pdf))).statusCode).toBe(503);
  isLost = false;
  const { storage_name: name } = await app.db
    .selectFrom('stored_file')
    .select('storage_name')
    .where('vendor_application_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await readFile(join(directory, 'files', name.slice(0, 2), name))).toEqual(pdf);
  await app.close();
  await rm(directory, { recursive: true });
});
