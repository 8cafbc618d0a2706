/** Before each file of the web tests: what jsdom lacks, and what its files would otherwise share. */
import { randomUUID, webcrypto } from 'node:crypto';

// Every browser has it on a secure origin.
if (globalThis.crypto?.subtle === undefined) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}

/** Node's channels reach all threads of a process, and so the tests of other files. */
const file = randomUUID();
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${file}/${name}`);
  }
};

// Screens load parts of themselves, which takes a busy machine longer than the second that Testing Library waits by itself.
if (globalThis.document !== undefined) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
}
