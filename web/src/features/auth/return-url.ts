/** Pages of this site that links in mails come back to. */
export const returnUrl = (
  path: '/email-confirmed' | '/auth/update-password' | '/auth/oauth-callback' | '/auth/email-change',
): string => `${window.location.origin}${path}`;
