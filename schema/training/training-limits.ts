import type { Limit } from '../ports.ts';

/** Enrolments and applications of one account: each is mailed to its address. */
export const enrolments: Limit = { name: 'training-enrolment', attempts: 60, seconds: 60 * 60 };

/** Places that one account asks for: each is mailed to its address. */
export const webinarPlaces: Limit = { name: 'webinar-place', attempts: 60, seconds: 60 * 60 };
