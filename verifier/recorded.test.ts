import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashContent } from './entry.ts';
import { discloseFields, hashDisclosed, hashRecorded, holdsContent, isHashedByFields } from './recorded.ts';

const SALT = 'aa'.repeat(16);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the hash of what an entry holds', () => {
  it('is the one that any other implementation gives', async () => {
    const leaf = (field: string, value: string): string => {
      const salt = sha256(`{"field":"${field}","salt":"${SALT}"}`).slice(0, 32);
      return sha256(`{"field":"${field}","salt":"${salt}","value":${value}}`);
    };
    expect(await hashRecorded({ b: 'é', a: 1 }, SALT)).toBe(
      sha256(`{"fields":{"a":"${leaf('a', '1')}","b":"${leaf('b', '"é"')}"}}`),
    );
  });

  it('was over the whole content before, and is where that is no object', async () => {
    // printf '%s' '{"content":{"a":1,"b":"é"},"salt":"00"}' | sha256sum
    const former = 'd4095feaf6e70117f89779776d9969c8f3e1a376a2944550b12cbb3d39fc7a6c';
    expect(await hashContent({ b: 'é', a: 1 }, '00')).toBe(former);
    expect(await holdsContent({ a: 1, b: 'é' }, '00', former)).toBe(true);
    expect(await holdsContent({ a: 2, b: 'é' }, '00', former)).toBe(false);
    expect(isHashedByFields({ a: 1, b: 'é' }, '00', former)).toBe(false);
    for (const content of [null, 'é', 7, ['a']])
      expect(await hashRecorded(content, '00')).toBe(await hashContent(content, '00'));
  });
});

const contents = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.jsonValue().filter((value) => JSON.stringify(value) !== undefined),
  { minKeys: 1, noNullPrototype: true },
);

describe('some fields of it', () => {
  it('have the hash of the whole, whichever are shown', async () => {
    await fc.assert(
      fc.asyncProperty(contents, fc.infiniteStream(fc.boolean()), async (content, choices) => {
        const hash = await hashRecorded(content, SALT);
        const some = discloseFields(content, SALT, () => choices.next().value === true);
        expect(hashDisclosed(JSON.parse(JSON.stringify(some)))).toBe(hash);
        expect(isHashedByFields(content, SALT, hash)).toBe(true);
      }),
    );
  });

  it('have another hash where one of them says something else, is taken out or put in', async () => {
    const hash = await hashRecorded({ title: 'Réunion', tags: ['a'], mood: null }, SALT);
    const some = discloseFields(
      { title: 'Réunion', tags: ['a'], mood: null },
      SALT,
      (field) => field === 'title',
    );
    const { title } = some.fields;
    const others = [
      { ...some, fields: { title: { ...title, value: 'Autre' } } },
      { ...some, fields: { name: title } },
      { ...some, hidden: { tags: some.hidden.tags } },
      { ...some, hidden: { ...some.hidden, more: '0'.repeat(64) } },
      { ...some, hidden: { tags: some.hidden.mood, mood: some.hidden.tags } },
    ];
    expect(hashDisclosed(some)).toBe(hash);
    for (const other of others) expect(hashDisclosed(other as typeof some)).not.toBe(hash);
  });

  it('do not let the others be guessed: neither a word of these nor a salt that makes one is given', () => {
    const { fields, hidden } = discloseFields(
      { title: 'Réunion', mood: 'sad' },
      SALT,
      (field) => field === 'title',
    );
    expect(JSON.stringify(fields)).not.toContain(SALT);
    const known = [SALT, fields.title?.salt].map((salt) =>
      sha256(`{"field":"mood","salt":"${salt}","value":"sad"}`),
    );
    expect(known).not.toContain(hidden.mood);
  });
});
