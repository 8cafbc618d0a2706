/**
 * Draws the frames of the pages (src/frames/frames.tsx) and prints them as JSON. A program of its own, because what the app's modules
 * begin while they are imported, for a browser that is closed some day, would keep the build running.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const web = resolve(import.meta.dirname, '..');
const { module } = await runnerImport<typeof import('../src/frames/frames.tsx')>(
  resolve(web, 'src/frames/frames.tsx'),
  { root: web, configFile: false, logLevel: 'error' },
);
process.stdout.write(JSON.stringify({ doors: module.doors, waits: module.waits }), () => process.exit(0));
