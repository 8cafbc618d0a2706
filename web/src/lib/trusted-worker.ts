import { trustedTypes } from './trusted-types.ts';

/** Only scripts of our own origin may become workers, whatever a caller asks for. */
const ownScript = (url: string): string => {
  if (new URL(url, window.location.href).origin !== window.location.origin)
    throw new TypeError('A worker must come from this site');
  return url;
};

const policy = trustedTypes?.createPolicy('recueil', { createScriptURL: ownScript });

/**
 * Starts a module worker from an URL that `import url from './x.worker.ts?worker&url'` gave, as the page's content
 * security policy wants it.
 */
export const startWorker = (url: string): Worker =>
  new Worker((policy?.createScriptURL(url) ?? ownScript(url)) as string, { type: 'module' });
