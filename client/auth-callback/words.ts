/** Fixed by the specification, byte for byte (specification 1, sections 2 and 8). */
export const PROCESSING = 'Processing authentication...';
export const SOCIAL_LOGIN_FAILED = 'Social login failed';
