import type { ByteSource } from './byte-source.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of a camera has some 20 segments before its size, whatever its maker adds. */
const MOST_SEGMENTS = 500;

export function isPng(start: Buffer): boolean {
  return start.toString('hex', 0, 8) === '89504e470d0a1a0a';
}

/** What the header of a PNG says; nothing if it has none. */
export function pngSize(start: Buffer): PictureSize | undefined {
  const isHeader = start.length >= 24 && start.toString('latin1', 12, 16) === 'IHDR';
  return isHeader ? { width: start.readUInt32BE(16), height: start.readUInt32BE(20) } : undefined;
}

export function isJpeg(start: Buffer): boolean {
  return start.toString('hex', 0, 3) === 'ffd8ff';
}

/** What the frame of a JPEG says; nothing if it has none among its first segments. */
export async function jpegSize(source: ByteSource): Promise<PictureSize | undefined> {
  let offset = 2;
  for (let count = 0; count < MOST_SEGMENTS; count += 1) {
    const segment = await source.read(offset, 9);
    if (segment.length < 9 || segment[0] !== 0xff) {
      return undefined;
    }
    const marker = segment[1] ?? 0;
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      offset += 1;
    } else if (isFrame(marker)) {
      return { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    } else if (marker === 0xd9 || marker === 0xda) {
      return undefined;
    } else {
      offset += 2 + segment.readUInt16BE(2);
    }
  }
  return undefined;
}

/** The start of a frame; among its numbers are those of three other kinds of segment. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
