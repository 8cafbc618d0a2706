import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/verifier-page/main.tsx');
const WORKER = join(import.meta.dirname, '../src/features/verifier/hashing.worker.ts');
/** A lawyer's browser may be some years old. */
const TARGET = 'es2022';
const NAME = 'verifier.html';

/**
 * Builds the verifier (`web/src/verifier-page`) into one HTML file with everything in it, which the server puts into every dossier: it
 * works from a disk, without a connection, for as long as browsers read HTML.
 */
export const verifierPage = (): Plugin => ({
  name: 'recueil:verifier-page',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) return;
      // The gallery needs none.
      const page = await readFile(join(dir, 'index.html'), 'utf8').catch(() => null);
      if (page !== null) await writeFile(join(dir, NAME), pageOf(await buildParts()));
    },
  },
});

interface Parts {
  script: string;
  style: string;
}

const buildParts = async (): Promise<Parts> => {
  const files = await built({
    plugins: [react(), tailwindcss()],
    // From a disk there is no second file that a worker could come from.
    define: { HASHING_WORKER: JSON.stringify(await buildWorker()) },
    build: { cssCodeSplit: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const script = files.find((file) => file.type === 'chunk');
  const style = files.find((file) => file.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || style?.type !== 'asset' || files.length > 2)
    throw new Error('The verifier is not one script and one style');
  return { script: script.code, style: String(style.source) };
};

const buildWorker = async (): Promise<string> => {
  const [script, ...others] = await built({
    build: { rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  });
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('The worker is not one script');
  return script.code;
};

/** The files that Vite makes, in memory. */
const built = async (config: InlineConfig) => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ...config,
    build: { write: false, target: TARGET, ...config.build },
  });
  const [output] = Array.isArray(made) ? made : [made];
  return output !== undefined && 'output' in output ? output.output : [];
};

/**
 * Nothing is loaded and nothing is sent: the policy allows this script and this style, workers that the script makes itself, and no
 * request to anywhere; a worker has the same policy. Exported for its test.
 */
export const pageOf = ({ script, style }: Parts): string => {
  const code = inScript(script);
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(style)}'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types recueil',
  ].join('; ');
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Vérificateur de dossier</title>
<style>${style}</style>
</head>
<body>
<noscript>Cette page a besoin de JavaScript. Elle n’envoie rien. <span lang="en">This page needs JavaScript. It sends nothing.</span></noscript>
<div id="root"></div>
<script>${code}</script>
</body>
</html>
`;
};

/** What would end the element, or begin a comment in it, written otherwise: the same text for the script, another one for the page. */
const inScript = (script: string): string => script.replaceAll(/<(?=\/script|!--)/gi, '\\x3C').trim();

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
