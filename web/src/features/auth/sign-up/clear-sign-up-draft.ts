import { removeStored } from '#web/lib/store/safe-storage.ts';

/** Where the sign-up draft is kept; the name that spec.md, 3 gives it. */
export const SIGN_UP_DRAFT_KEY = 'signUpData';

/** Forgets what was typed on /signup; apart from the rest, so that who only clears it loads no more. */
export const clearSignUpDraft = (): void => removeStored('local', SIGN_UP_DRAFT_KEY);
