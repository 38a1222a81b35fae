export const NOTE_NOT_ADDED = 'The note could not be added';
export const NOTE_NOT_REMOVED = 'The note could not be removed';
/** The longest note, in characters. */
export const LONGEST_NOTE = 2000;
