import type { DossierTimestamp } from '#contract/dossiers.ts';
import type { DossierServices } from '../dossier-services.ts';

const NONE = { at: null, authority: null, says_qualified: false } as const;

/** Has the manifest time-stamped. A dossier without a time-stamp is better than none: one that is not given is said. */
export const askForTimestamp = async (
  { authority, log }: Pick<DossierServices, 'authority' | 'log'>,
  manifest: Uint8Array,
  stopped: AbortSignal,
): Promise<{ timestamp: DossierTimestamp; token: Uint8Array | null }> => {
  if (!authority) return { timestamp: { ...NONE, state: 'none' }, token: null };
  try {
    const { token, at, authority: name, saysQualified } = await authority.stamp(manifest, stopped);
    return {
      timestamp: { at, authority: name, says_qualified: saysQualified, state: 'stamped' },
      token,
    };
  } catch (error) {
    stopped.throwIfAborted();
    log.warn({ err: error }, 'the time-stamping authority gave no time-stamp');
    return { timestamp: { ...NONE, state: 'failed' }, token: null };
  }
};
