import type { InjectOptions } from 'fastify';

export interface Sent {
  readonly field?: string;
  /** As it stands in the header of the part. */
  readonly disposition?: string;
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request that uploads a file to the application of a vendor that the token belongs to. */
export function uploadRequest(
  token: string,
  content: Buffer,
  { field = 'companyLicense', name = 'a.pdf', disposition, headers }: Sent = {},
): InjectOptions {
  const said = disposition ?? `name="${field}"; filename="${name}"`;
  const boundary = 'a-boundary-of-this-test';
  return {
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-vendor-application': token, ...headers },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${said}\r\ncontent-type: text/plain\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
