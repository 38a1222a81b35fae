import { StartError } from '../start-error.ts';

/** A store of files that is compatible with Amazon S3. */
export interface S3Settings {
  /** Of the bucket, without a slash at its end. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where a virus scanner (clamd) listens. */
export type ScannerAddress =
  | { readonly host: string; readonly port: number }
  /** A socket of this machine. */
  | { readonly path: string };

export interface FileSettings {
  /** Without one, files stand in the data directory. */
  readonly fileStore: S3Settings | undefined;
  readonly virusScanner: ScannerAddress | undefined;
}

/**
 * Checks FILES_URL and VIRUS_SCANNER. The first holds a secret, so that no sentence repeats it.
 *
 * @throws StartError
 */
export function fileSettings(filesUrl: string | undefined, scanner: string | undefined): FileSettings {
  return { fileStore: readStore(filesUrl), virusScanner: readScanner(scanner) };
}

function readStore(value: string | undefined): S3Settings | undefined {
  if (value === undefined) {
    return undefined;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const [bucket = '', ...more] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || bucket === '' || more.length > 0) {
    throw new StartError(
      'FILES_URL must be like https://KEY:SECRET@s3.eu-west-2.amazonaws.com/bucket?region=eu-west-2.',
    );
  }
  return {
    bucketUrl: `${url.origin}/${bucket}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

function readScanner(value: string | undefined): ScannerAddress | undefined {
  if (value === undefined) {
    return undefined;
  }
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(value)?.[1];
  if (path !== undefined) {
    return { path };
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'tcp:' || url.hostname === '' || url.port === '') {
    throw new StartError(
      `VIRUS_SCANNER must be like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl, but it is '${value}'.`,
    );
  }
  return { host: url.hostname.replaceAll(/[[\]]/g, ''), port: Number(url.port) };
}
