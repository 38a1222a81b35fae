import { ValidationError } from '../errors.ts';
import { hasBidiOverride, visibleOf } from '../text/visible-text.ts';
import { type FileFormat, fileFormats } from './file-format.ts';

const LONGEST = 150;

/**
 * Checks the name that a file is sent under, in whatever script it is written.
 *
 * @param path the field that the file was sent in.
 * @returns the name without its ending, which says nothing: the content does.
 * @throws ValidationError
 */
export function checkFileName(given: string, path: string): string {
  const refuse = (message: string): never => {
    throw ValidationError.of(path, message);
  };
  if (given.length > 4 * LONGEST) {
    return refuse(`The name of the file must be ${LONGEST} characters or fewer. Rename it`);
  }
  // Browsers write line breaks in names as these.
  if (/[\r\n]|%0[AD]/i.test(given)) {
    return refuse('The name of the file must not hold line breaks. Rename it');
  }
  if (/[/\\]/.test(given)) {
    return refuse('The name of the file must not be a path. Rename it without / and \\');
  }
  if (/[\p{Cc}\p{Cs}]/u.test(given) || hasBidiOverride(given)) {
    return refuse('The name of the file must be plain text. Rename it');
  }
  const name = visibleOf(given).normalize('NFC').trim();
  const base = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/^\.+|\.+$/g, '')
    .trim();
  if (base === '') {
    return refuse('The file must have a name. Rename it');
  }
  return base.length > LONGEST
    ? refuse(`The name of the file must be ${LONGEST} characters or fewer. Rename it`)
    : base;
}

/** The name under which a file is shown and downloaded: the given name, with the extension of its real format. */
export function shownName(base: string, format: FileFormat): string {
  return `${base}.${format}`;
}

/** The headers of a download: never shown in the browser, and never cached. */
export function downloadHeaders(name: string, format: FileFormat): Readonly<Record<string, string>> {
  const plain = name.normalize('NFKD').replaceAll(/[^\w. -]/g, '_');
  // Of what encodeURIComponent leaves, RFC 8187 does not allow these.
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'content-type': fileFormats[format],
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'cache-control': 'private, no-store',
  };
}
