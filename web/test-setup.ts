/** Before each file of the web tests: jsdom has no `crypto.subtle`, which every browser has on a secure origin. */
import { webcrypto } from 'node:crypto';

if (globalThis.crypto?.subtle === undefined) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
