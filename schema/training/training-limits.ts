import type { Limit } from '../ports.ts';

/** Enrolments, applications and withdrawals of one account: each first one is mailed to its address. */
export const enrolments: Limit = { name: 'training-enrolment', attempts: 60, seconds: 60 * 60 };

/** Places asked for and given back by one account: each is mailed to its address, or to the next one in the line. */
export const webinarPlaces: Limit = { name: 'webinar-place', attempts: 60, seconds: 60 * 60 };
