/** The one product of the portal with generated rows that is no longer offered. */
export const withdrawnProductId = '01a00000-0000-7000-8000-00000000e001';
