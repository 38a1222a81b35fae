import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { request as askPlainly, type IncomingMessage } from 'node:http';
import { request as askEncrypted } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { deleteOldIncoming } from './disk-store.ts';
import type { S3Settings } from './file-settings.ts';
import type { HostFileStore } from './file-store.ts';

const TIMEOUT_MS = 30_000;
/** Of the answer that lists a thousand names. */
const LONGEST_LIST = 2_000_000;

type Method = 'GET' | 'PUT' | 'DELETE';

/** Keeps files in a bucket. `aws4fetch` signs; the requests are Node's own, so that files are streamed. */
export function s3Store(
  { bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings,
  incoming: string,
  report: (what: string, failure: unknown) => void,
): HostFileStore {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const ask = async (method: Method, path: string, file?: { readonly stream: Readable; readonly size: number }) => {
    const signed = await signer.sign(`${bucketUrl}${path}`, { method });
    const headers = { ...Object.fromEntries(signed.headers), ...(file && { 'content-length': file.size }) };
    return send(new URL(signed.url), { method, headers }, file?.stream);
  };
  return {
    keep: async (temporary, name) => {
      const { size } = await stat(temporary);
      (await ask('PUT', `/${name}`, { stream: createReadStream(temporary), size })).resume();
      await rm(temporary, { force: true });
    },
    read: (name) => ask('GET', `/${name}`),
    remove: async (names) => {
      for (const name of names) {
        const gone = ask('DELETE', `/${name}`).then((answer) => answer.resume());
        await gone.catch((error) => report('a file was not deleted', error));
      }
    },
    namesBefore: async function* (before) {
      await deleteOldIncoming(incoming, before);
      let after: string | undefined = '';
      while (after !== undefined) {
        const start: string = after === '' ? '' : `&start-after=${after}`;
        const objects = namesIn(await textOf(await ask('GET', `?list-type=2&max-keys=1000${start}`)));
        yield objects.filter(({ changedAt }) => changedAt < before).map(({ name }) => name);
        after = objects.at(-1)?.name;
      }
    },
  };
}

async function send(
  url: URL,
  options: { readonly method: Method; readonly headers: Record<string, string | number> },
  body?: Readable,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === 'https:' ? askEncrypted : askPlainly)(url, { ...options, timeout: TIMEOUT_MS });
  request.on('response', resolve).on('error', reject);
  request.on('timeout', () => request.destroy(new Error('The store of files does not answer.')));
  if (body) {
    pipeline(body, request).catch(reject);
  } else {
    request.end();
  }
  const answer = await promise;
  const { statusCode = 0 } = answer;
  if (statusCode >= 300) {
    answer.resume();
    throw new Error(`The store of files answered ${options.method} with ${statusCode}.`);
  }
  return answer;
}

/** The names in a bucket that the portal has given. */
function namesIn(xml: string): { readonly name: string; readonly changedAt: Date }[] {
  const objects = xml.matchAll(/<Contents>(.*?)<\/Contents>/gs);
  return [...objects].flatMap(([, object = '']) => {
    const name = /<Key>([0-9a-f]{64})<\/Key>/.exec(object)?.[1];
    const changed = /<LastModified>([^<]+)<\/LastModified>/.exec(object)?.[1];
    return name !== undefined && changed !== undefined ? [{ name, changedAt: new Date(changed) }] : [];
  });
}

async function textOf(answer: Readable): Promise<string> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_LIST) {
      throw new Error('The store of files answers more than was asked for.');
    }
  }
  return text;
}
