/** The data directory is in use by another process. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}
