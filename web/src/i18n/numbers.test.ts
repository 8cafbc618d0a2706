import { expect, it } from 'vitest';
import { i18n, loadCatalogue } from './texts.ts';

const countedIn = async (language: 'fr' | 'en', count: number): Promise<string> => {
  await loadCatalogue('conversations', language);
  return i18n.getFixedT(language, 'conversations')('input.tooLong', { count });
};

it('numbers in texts are grouped from 10 000 on, in French with a narrow no-break space', async () => {
  expect(await countedIn('fr', 9_999)).toContain('9999 caractères de trop');
  expect(await countedIn('fr', 10_000)).toContain('10\u202f000 caractères de trop');
  expect(await countedIn('fr', 1_234_567)).toContain('1\u202f234\u202f567 caractères de trop');
});

it('numbers in English texts are grouped with commas', async () => {
  expect(await countedIn('en', 9_999)).toContain('9999 ');
  expect(await countedIn('en', 20_000)).toContain('20,000 ');
});

it('text in texts stays as it is', async () => {
  await loadCatalogue('conversations', 'fr');
  const t = i18n.getFixedT('fr', 'conversations');
  expect(t('help.byText', { number: '10000' })).toBe('10000 par SMS');
});
