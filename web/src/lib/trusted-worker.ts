/** The part of the Trusted Types API that we use; TypeScript's DOM library does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => unknown;
  };
}

/** Only scripts of our own origin may become workers, whatever a caller asks for. */
const ownScript = (url: string): string => {
  if (new URL(url, window.location.href).origin !== window.location.origin)
    throw new TypeError('A worker must come from this site');
  return url;
};

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
/** The one policy that the page's Content-Security-Policy names (server/src/http/web-app.ts). */
const policy = trustedTypes?.createPolicy('recueil', { createScriptURL: ownScript });

/**
 * Starts a module worker from an URL that `import url from './x.worker.ts?worker&url'` gave, as the page's content
 * security policy wants it.
 */
export const startWorker = (url: string): Worker =>
  new Worker((policy?.createScriptURL(url) ?? ownScript(url)) as string, { type: 'module' });
