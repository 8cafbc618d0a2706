/** An authenticator app, for tests. */
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** The code of a secret, `steps` time steps from now. Each code counts once, so tests use successive steps. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS });
