/** The bytes of a file, any stretch of which can be read. */
export interface ByteSource {
  readonly size: number;
  /** Bytes from an offset on: fewer at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}
