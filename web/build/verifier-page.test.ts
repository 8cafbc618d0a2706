import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageOf } from './verifier-page.ts';

it('the file allows its own script, its own style and workers made by it, and nothing else', () => {
  const page = pageOf({ script: 'document.title = "</script><!-- x";', style: 'p { color: red }' });
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  // Neither text ends the element, and the script says the same as before.
  expect(script).toBe('document.title = "\\x3C/script>\\x3C!-- x";');
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf('p { color: red }')}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types recueil',
  ]);
  expect(page).not.toMatch(/ (?:src|href)=/);
});
