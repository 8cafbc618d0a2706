/** Where something is kept: for good (`local`) or until the tab closes (`session`). */
export type StorageKind = 'local' | 'session';

/** What stands in for a storage that the browser refuses: it lasts as long as the page. */
const memory: Record<StorageKind, Map<string, string>> = { local: new Map(), session: new Map() };

const real = (kind: StorageKind): Storage | undefined => {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    // Reading the property itself throws when site data is blocked.
    return undefined;
  }
};

/** The value, or null. Never throws. */
export const readStored = (kind: StorageKind, key: string): string | null => {
  // Something is in memory only when the last write was refused: the browser may still hold what stood there before.
  const remembered = memory[kind].get(key);
  if (remembered !== undefined) return remembered;
  try {
    return real(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

/**
 * Keeps the value where it outlasts the page, or nowhere: what lay there stays then. Never throws.
 * @returns false when the browser refuses (private mode, full quota, blocked site data)
 */
export const storeForGood = (kind: StorageKind, key: string, value: string): boolean => {
  try {
    const storage = real(kind);
    if (storage === undefined) return false;
    storage.setItem(key, value);
    memory[kind].delete(key);
    return true;
  } catch {
    return false;
  }
};

/** Keeps the value, in memory when the browser refuses. */
export const writeStored = (kind: StorageKind, key: string, value: string): void => {
  if (!storeForGood(kind, key, value)) memory[kind].set(key, value);
};

const PROBE = 'recueil.probe';

/** True where the browser refuses both storages, so that nothing outlasts the page. Never throws. */
export const keepsNothing = (): boolean => {
  const kept = (['session', 'local'] as const).some((kind) => storeForGood(kind, PROBE, ''));
  for (const kind of ['session', 'local'] as const) removeStored(kind, PROBE);
  return !kept;
};

/** Forgets the value. Never throws. */
export const removeStored = (kind: StorageKind, key: string): void => {
  memory[kind].delete(key);
  try {
    real(kind)?.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
};

/** The keys that begin so, wherever their values are kept. Never throws. */
export const storedKeys = (kind: StorageKind, prefix: string): string[] => {
  const keys = new Set(memory[kind].keys());
  try {
    for (const key of Object.keys(real(kind) ?? {})) keys.add(key);
  } catch {
    // Only what is in memory.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
};
