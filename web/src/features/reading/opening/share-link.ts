/** What the address of a shared dossier says. */
export interface ShareLink {
  id: string;
  /** Null where the link was cut, or the page was loaded again. */
  key: string | null;
}

/** The length of 32 bytes in base64url. A key of that length may still be the wrong one. */
const KEY = /^#([\w-]{43})$/;

/** @param address of `/lecture/{id}#{key}` */
export const readLink = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): ShareLink => ({
  id: pathname.split('/').at(-1) ?? '',
  key: KEY.exec(hash)?.[1] ?? null,
});

/**
 * Reads the link once and takes the key out of the address bar, where whoever stands behind, a picture of the screen or the list of
 * visited pages would have it.
 */
export const takeLink = (): ShareLink => {
  const link = readLink(window.location);
  window.history.replaceState(null, '', window.location.pathname);
  return link;
};
