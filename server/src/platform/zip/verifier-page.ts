import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where the build of the web app puts the verifier as one HTML file, which works offline (web/build/verifier-page.ts). It goes into
 * every dossier as it is.
 * @param webDir folder of `vite build`'s output
 */
export const verifierPage = (webDir: string): string => join(webDir, 'verifier.html');

/** The page; null where the web app was not built. */
export const readVerifierPage = async (webDir: string): Promise<Buffer | null> => {
  try {
    return await readFile(verifierPage(webDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
