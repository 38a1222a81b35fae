import type { ByteSource } from './byte-source.ts';

const HEADER = 512;
const ENTRY = 128;
/** In the header stand the first sectors of the table that says which sector follows which. */
const TABLE_SECTORS = 109;
const MOST_DIRECTORY_SECTORS = 64;
/** The value for "no next sector". */
const LARGEST_SECTOR = 0xfffffffa;

/** Whether a file is a compound file of Microsoft, as Word, Excel and installers wrote until 2007. */
export function isCompoundFile(start: Buffer): boolean {
  return start.length >= HEADER && start.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
}

/** Whether a compound file holds a document of Word, by its directory. */
export async function isWordBinary(source: ByteSource, start: Buffer): Promise<boolean> {
  const shift = start.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) {
    return false;
  }
  const sectorSize = 2 ** shift;
  const offsetOf = (sector: number) => (sector + 1) * sectorSize;
  let sector = start.readUInt32LE(48);
  for (let count = 0; count < MOST_DIRECTORY_SECTORS && sector < LARGEST_SECTOR; count += 1) {
    const entries = await source.read(offsetOf(sector), sectorSize);
    if (hasWordDocument(entries)) {
      return true;
    }
    const place = Math.floor(sector / (sectorSize / 4));
    if (place >= TABLE_SECTORS) {
      return false;
    }
    const tableSector = start.readUInt32LE(76 + 4 * place);
    const next = await source.read(offsetOf(tableSector) + 4 * (sector % (sectorSize / 4)), 4);
    if (next.length < 4) {
      return false;
    }
    sector = next.readUInt32LE(0);
  }
  return false;
}

function hasWordDocument(entries: Buffer): boolean {
  for (let offset = 0; offset + ENTRY <= entries.length; offset += ENTRY) {
    const nameLength = Math.min(entries.readUInt16LE(offset + 64), 64);
    const name = entries.toString('utf16le', offset, offset + Math.max(0, nameLength - 2));
    if (name === 'WordDocument') {
      return true;
    }
  }
  return false;
}
