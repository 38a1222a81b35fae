import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { ByteSource } from './byte-source.ts';

const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_LENGTH = 46;
const MOST_ENTRIES = 2_000;
const LARGEST_DIRECTORY = 1_000_000;
/** Of all parts together, unpacked. */
const MOST_UNPACKED = 100_000_000;
/** How many times smaller than itself a part may be packed, once it is large. */
const HIGHEST_RATIO = 200;
const LARGE_PART = 1_000_000;
const LARGEST_TYPES = 200_000;

const BOMB = 'The selected document would be far too large once it is opened. Save it again, or send a PDF';
const BROKEN = 'The selected document cannot be read. It may be damaged or have a password';
const MACROS = 'The selected document must not hold macros. Save it without them, or send a PDF';

interface Refusals {
  /** It is no document of Word, but something else that is packed the same way. */
  readonly wrongType: () => never;
  readonly refuse: (message: string) => never;
}

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

export function isZip(start: Buffer): boolean {
  return start.toString('hex', 0, 4) === '504b0304';
}

/**
 * Refuses a zip file that is no document of Word, or that is not safe to open: by its directory, and by its list of content
 * types, which alone is unpacked, up to a bound.
 */
export async function refuseUnlikeDocx(source: ByteSource, { wrongType, refuse }: Refusals): Promise<void> {
  const entries = (await readDirectory(source)) ?? refuse(BROKEN);
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!types || !entries.some(({ name }) => name === 'word/document.xml')) {
    return wrongType();
  }
  if (entries.some(({ flags }) => (flags & 1) !== 0)) {
    return refuse(BROKEN);
  }
  if (isBomb(entries, source.size)) {
    return refuse(BOMB);
  }
  if (entries.some(({ name }) => /vbaproject\.bin$/i.test(name))) {
    return refuse(MACROS);
  }
  const text = (await unpack(source, types)) ?? refuse(BROKEN);
  if (/macroEnabled/i.test(text)) {
    return refuse(MACROS);
  }
  if (!text.includes('wordprocessingml.document.main+xml')) {
    return wrongType();
  }
}

/** Parts that are packed beyond all measure, or lie over one another so that few bytes stand for many. */
function isBomb(entries: readonly Entry[], size: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isDense = (entry: Entry) => entry.unpacked > LARGE_PART && entry.unpacked > HIGHEST_RATIO * entry.packed;
  return packed > size || unpacked > MOST_UNPACKED || entries.some(isDense);
}

/** What the directory at the end of the file names; nothing if it has none that can be believed. */
async function readDirectory(source: ByteSource): Promise<Entry[] | undefined> {
  const tailLength = Math.min(source.size, END_LENGTH + LONGEST_COMMENT);
  const tail = await source.read(source.size - tailLength, tailLength);
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + END_LENGTH > tail.length) {
    return undefined;
  }
  const [count, length, offset] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (count > MOST_ENTRIES || length > LARGEST_DIRECTORY || offset + length > source.size) {
    return undefined;
  }
  const directory = await source.read(offset, length);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + ENTRY_LENGTH > directory.length || directory.toString('hex', at, at + 4) !== '504b0102') {
      return undefined;
    }
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += ENTRY_LENGTH + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** The text of a small part; nothing if it is larger than it may be, or cannot be unpacked. */
async function unpack(source: ByteSource, { offset, packed, method }: Entry): Promise<string | undefined> {
  const header = await source.read(offset, 30);
  if (packed > LARGEST_TYPES || header.length < 30 || (method !== 0 && method !== 8)) {
    return undefined;
  }
  const begin = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const bytes = await source.read(begin, packed);
  try {
    const unpacked = method === 0 ? bytes : await promisify(inflateRaw)(bytes, { maxOutputLength: LARGEST_TYPES });
    return unpacked.toString('utf8');
  } catch {
    return undefined;
  }
}
