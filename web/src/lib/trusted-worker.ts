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

/** Registers the service worker of the whole site, where the browser has such a thing. Fails silently: the app works without. */
export const registerServiceWorker = (url: string): void => {
  if (!('serviceWorker' in navigator)) return;
  const script = (policy?.createScriptURL(url) ?? ownScript(url)) as string;
  void navigator.serviceWorker.register(script, { updateViaCache: 'none' }).catch(() => undefined);
};
