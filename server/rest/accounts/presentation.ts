import { leaveOutNull, type Presentation } from '../engine/presentation.ts';

/** A browser that keeps the refresh token in its cookie is told nothing of it. */
export const accountPresentation: Presentation = {
  SessionPayload: [leaveOutNull('refresh_token')],
};
