/** The chunk that holds auth-js; only ever imported dynamically (see `auth-client.ts`). */
export { AuthClient } from '@supabase/auth-js';
