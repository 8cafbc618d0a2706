import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/verifier-page/main.tsx');
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
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    build: {
      write: false,
      // A lawyer's browser may be some years old.
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const files = output !== undefined && 'output' in output ? output.output : [];
  const script = files.find((file) => file.type === 'chunk');
  const style = files.find((file) => file.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || style?.type !== 'asset' || files.length > 2)
    throw new Error('The verifier is not one script and one style');
  return { script: script.code, style: String(style.source) };
};

/**
 * Nothing is loaded and nothing is sent: the policy allows this script and this style, and no request to anywhere. Exported for its
 * test.
 */
export const pageOf = ({ script, style }: Parts): string => {
  const code = inScript(script);
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
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
