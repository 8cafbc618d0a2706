// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { Fields } from './fields.tsx';

const SOURCES = join(import.meta.dirname, '..');
/** Where nobody writes: names, addresses, passwords and codes, for which the browser's help is wanted. */
const OF_THE_ACCOUNT = /^features\/(auth|confirm-access|second-factor|security|settings\/contact)\//;

afterEach(cleanup);

it('no field leaves what is typed to the browser, unless it asks for its help', async () => {
  await loadTexts(['common']);
  await act(async () => {
    render(
      <Suspense>
        <Fields />
        <SearchField label="Rechercher" clearLabel="Effacer" />
        <TimeField label="Heure" name="hour" value="14:05" onChange={() => undefined} />
      </Suspense>,
    );
  });
  const controls = [
    ...document.querySelectorAll('input:not([type=checkbox], [type=hidden]), textarea, select'),
  ];
  expect(controls.length).toBeGreaterThan(6);
  const asked = controls.map((control) => control.getAttribute('autocomplete'));
  expect(new Set(asked)).toEqual(new Set(['off', 'email', 'current-password']));
});

it('no form into which a person writes does, nor any control that is no shared field', () => {
  const files = globSync('{editing,features}/**/*.tsx', { cwd: SOURCES }).filter(
    (file) => !OF_THE_ACCOUNT.test(file) && !/\.(test|fixture)\.tsx$/.test(file),
  );
  const tags = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/<(?:form|textarea|input|select)\b[\s\S]*?>\n/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="(radio|range|file)"/.test(tag))
      .map((tag) => `${file}: ${/autoComplete="[a-z-]+"/.exec(tag)?.[0] ?? tag}`),
  );
  expect(tags.length).toBeGreaterThan(6);
  expect(tags.filter((tag) => !tag.endsWith('autoComplete="off"'))).toEqual([]);
});
