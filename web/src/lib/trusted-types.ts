/** The part of the Trusted Types API that we use; the DOM library of TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Only scripts of this site may become workers. */
const ownScriptOnly = (url: string): string => {
  if (new URL(url, window.location.href).origin !== window.location.origin)
    throw new TypeError('Not our script');
  return url;
};

const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
/** The one policy that the content security policy names. */
const policy = factory?.createPolicy('recueil', { createScriptURL: ownScriptOnly });

/** A script's address as `new Worker()` accepts it under Trusted Types. */
export const trustedScriptUrl = (url: string): string =>
  policy === undefined ? ownScriptOnly(url) : policy.createScriptURL(url);
