import { join } from 'node:path';

/**
 * Where the build of the web app puts the verifier as one HTML file, which works offline (web/build/verifier-page.ts). It goes into
 * every dossier as it is.
 * @param webDir folder of `vite build`'s output
 */
export const verifierPage = (webDir: string): string => join(webDir, 'verifier.html');
