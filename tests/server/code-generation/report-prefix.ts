/** Begins each line that the watched process reports on its error stream. */
export const reportPrefix = 'code generation: ';
