import { LEGAL_VERSION } from '../../schema/legal/legal-version.ts';

/** Of a sign-up that accepts the terms that are shown. */
export const acceptedTerms = { acceptTerms: true, termsVersion: LEGAL_VERSION.number };
