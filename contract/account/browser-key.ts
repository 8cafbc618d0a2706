/** What seals the drafts and files that wait in a person's browser: `GET /api/browser-key` answers with these bytes. */
export const BROWSER_KEY_BYTES = 32;
export const BROWSER_KEY_TYPE = 'application/octet-stream';
/** The header that says whose key it is: a browser in which somebody else has signed in meanwhile must not mix them up. */
export const BROWSER_KEY_OWNER_HEADER = 'Recueil-Key-Owner';
