import { SHARE_PATH } from './share-path.ts';

/** What the service worker does with a request: everything that it does not know is none of its business. */
export type Role = 'page' | 'file' | 'share' | 'none';

/** And the page of a shared dossier, which is none of the app's: its link holds a key. */
const SERVER_PATHS = /^\/(api|auth\/v1|functions|lecture)(\/|$)/;

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * An answer of the server is never looked at, and never kept: only the app's own files and its one page are.
 * @param files the paths of the build's own files
 */
export const roleOf = ({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Role => {
  const { origin: theirs, pathname } = new URL(url);
  if (theirs !== origin || SERVER_PATHS.test(pathname)) return 'none';
  if (method === 'POST' && pathname === SHARE_PATH) return 'share';
  if (method !== 'GET') return 'none';
  if (files.has(pathname)) return 'file';
  // A path with an ending is a file of some kind, and the page is no answer for it.
  return mode === 'navigate' && !/\.[a-z0-9]+$/i.test(pathname) ? 'page' : 'none';
};
