import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const reactAria = (path: string) =>
  readFileSync(
    require.resolve('react-aria/package.json').replace('package.json', `dist/private/${path}`),
    'utf8',
  );

// The content security policy allows no inline styles: this notices when an update of React Aria brings another one.
it('the page holds the element that keeps React Aria from adding its style, and our sheet the rule', () => {
  const usePress = reactAria('interactions/usePress.mjs');
  const styleId = /STYLE_ID = '([^']+)'/.exec(usePress)?.[1];
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(usePress)?.[1];
  expect(readFileSync('web/index.html', 'utf8')).toContain(`id="${styleId}"`);
  expect(readFileSync('web/src/ui/styles/base.css', 'utf8')).toContain(`[${attribute}] {`);
});

it('the policy allows the one rule that React Aria adds on iOS while a dialog is open', () => {
  const rule =
    /style\.textContent = `(.*?)`\.trim/s.exec(reactAria('overlays/usePreventScroll.mjs'))?.[1]?.trim() ?? '';
  const hash = createHash('sha256').update(rule).digest('base64');
  expect(readFileSync('web/index.html', 'utf8')).toContain(`'sha256-${hash}'`);
});
