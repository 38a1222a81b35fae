import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  readonly name: string;
  readonly content?: string | Buffer;
  /** What the directory says of its size, if that is not true. */
  readonly claimed?: number;
}

/** A zip file of these parts. */
export function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', claimed } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claimed ?? bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, Buffer.from(name), packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), shared, end, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

const types = (main: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.${main}.main+xml"/></Types>`;

/** A document of Word, with parts besides those that each has. */
export function docx(more: readonly Part[] = []): Buffer {
  return zip([
    { name: '[Content_Types].xml', content: types('openxmlformats-officedocument.wordprocessingml.document') },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ]);
}

/** The beginning of a picture of this size, which is all that is read of it. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** A compound file whose directory holds a stream of this name. */
export function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(3 * 512);
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  file.writeUInt16LE(9, 30);
  // The directory is the first sector, and what follows it stands in the second.
  file.writeUInt32LE(0, 48);
  file.writeUInt32LE(1, 76);
  for (const [index, name] of ['Root Entry', stream].entries()) {
    const at = 512 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(2 * name.length + 2, at + 64);
  }
  file.writeUInt32LE(0xfffffffe, 1024);
  return file;
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** What every virus scanner takes for a virus, and does no harm; in two halves, so that no scanner takes this file for one. */
export const eicar = Buffer.concat([
  pdf,
  Buffer.from(['X5O!P%@AP[4', String.raw`\PZX54(P^)7CC)7}$EICAR-STANDARD-`, 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')),
]);
