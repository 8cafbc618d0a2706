import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
const modules = import.meta.glob<{ default: Texts }>(['./fr/*.ts', './en/*.ts'], { eager: true });
const namespaces = Object.keys(modules)
  .filter((path) => path.startsWith('./fr/'))
  .map((path) => path.slice('./fr/'.length, -'.ts'.length));

/** Every text by its dotted key. */
const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
const variables = (text: string) =>
  [...new Set(text.match(/\{\w+\}/g) ?? [])].filter((name) => name !== '{product}').sort();

describe.each(namespaces)('the texts of %s', (namespace) => {
  const fr = flat(modules[`./fr/${namespace}.ts`]?.default ?? {});
  const en = new Map(flat(modules[`./en/${namespace}.ts`]?.default ?? {}));

  it('exist in both languages, with the same variables', () => {
    expect([...en.keys()].sort()).toEqual(fr.map(([key]) => key).sort());
    for (const [key, text] of fr) expect([key, variables(en.get(key) ?? '')]).toEqual([key, variables(text)]);
  });

  it('never are blank', () => {
    for (const [key, text] of [...fr, ...en]) expect([key, text.trim()]).not.toEqual([key, '']);
  });
});
