/** The formats in which documents are sent, with the type by which they are handed out. */
export const fileFormats = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type FileFormat = keyof typeof fileFormats;

/** The most bytes that a file may have. */
export const LARGEST_FILE = 10_000_000;
