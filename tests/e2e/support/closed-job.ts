/** The one job of the portal with generated jobs that no user can apply to any more. */
export const closedJobId = '01a00000-0000-7000-8000-0000000c105e';
