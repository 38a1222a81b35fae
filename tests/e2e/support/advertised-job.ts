/** The one job of the portal with generated jobs that people apply for on the portal itself. */
export const advertisedJobId = '01a1ede2-6680-7a11-b5ad-95077e39d3aa';
/** Who advertised it; the password is that of the account factory. */
export const employerEmail = 'employer@example.com';
