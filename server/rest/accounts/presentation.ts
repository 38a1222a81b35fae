import { leaveOutNull, type Presentation } from '../engine/presentation.ts';

/** The refresh token is left out for a browser that stores it in its cookie. */
export const accountPresentation: Presentation = {
  SessionPayload: [leaveOutNull('refresh_token')],
};
