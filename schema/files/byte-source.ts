/** The bytes of a file, any stretch of which can be read. */
export interface ByteSource {
  readonly size: number;
  /** Bytes from an offset on: fewer where the file ends before. */
  read(offset: number, length: number): Promise<Buffer>;
}
