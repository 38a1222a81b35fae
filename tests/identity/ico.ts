const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** A picture in PNG that an icon file holds in this size. */
export interface IconPicture {
  readonly size: number;
  readonly png: Buffer;
}

/** Writes an icon file: a directory of sizes, then the pictures as they are. */
export function writeIco(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + pictures.length * ENTRY_BYTES;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // One plane of 32 bits a pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
