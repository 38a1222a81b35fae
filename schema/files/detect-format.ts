import { ValidationError } from '../errors.ts';
import type { ByteSource } from './byte-source.ts';
import type { FileFormat } from './file-format.ts';
import { isJpeg, isPng, jpegSize, type PictureSize, pngSize } from './pictures.ts';
import { isCompoundFile, isWordBinary } from './word-binary.ts';
import { isZip, refuseUnlikeDocx } from './word-document.ts';

const WRONG_TYPE = 'The selected file must be a PDF, DOC, DOCX, JPG or PNG';
const PROGRAM = 'The selected file is a program, whatever its name says. It must be a PDF, DOC, DOCX, JPG or PNG';
const UNREADABLE = 'The selected picture cannot be read. It may be damaged';
const TOO_MANY_PIXELS = 'The selected picture must have 40 million pixels or fewer. Make it smaller';
/** A page of A3 at 400 dots an inch has 31 million; 10,000 by 10,000 take 400 MB when opened. */
const MOST_PIXELS = 40_000_000;

/** How programs of Windows, Linux and macOS begin, and scripts. */
const programs = ['4d5a', '7f454c46', 'cafebabe', 'feedface', 'feedfacf', 'cffaedfe', 'cefaedfe', '2321'];

/**
 * Tells the format of a file by its content; its name says nothing. Whatever is read of it is bounded.
 *
 * @param path the field that the file was sent in.
 * @throws ValidationError if it is none of the formats, or is not safe to open.
 */
export async function detectFormat(source: ByteSource, path: string): Promise<FileFormat> {
  const start = await source.read(0, 1_024);
  const refuse = (message: string): never => {
    throw ValidationError.of(path, message);
  };
  if (programs.some((signature) => start.toString('hex', 0, 4).startsWith(signature))) {
    return refuse(PROGRAM);
  }
  if (/^%PDF-\d\.\d/.test(start.toString('latin1', 0, 8))) {
    return 'pdf';
  }
  if (isPng(start)) {
    return withinPixels('png', pngSize(start), refuse);
  }
  if (isJpeg(start)) {
    return withinPixels('jpg', await jpegSize(source), refuse);
  }
  if (isCompoundFile(start) && (await isWordBinary(source, start))) {
    return 'doc';
  }
  if (isZip(start)) {
    await refuseUnlikeDocx(source, { wrongType: () => refuse(WRONG_TYPE), refuse });
    return 'docx';
  }
  return refuse(WRONG_TYPE);
}

function withinPixels(
  format: FileFormat,
  size: PictureSize | undefined,
  refuse: (message: string) => never,
): FileFormat {
  if (!size || size.width === 0 || size.height === 0) {
    return refuse(UNREADABLE);
  }
  return size.width * size.height > MOST_PIXELS ? refuse(TOO_MANY_PIXELS) : format;
}
