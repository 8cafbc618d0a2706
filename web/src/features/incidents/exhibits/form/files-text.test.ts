import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n } from '#web/i18n/texts.ts';
import { filesText } from './files-text.ts';

beforeAll(() => loadTexts(['exhibits']));

const known = [
  { id: 'a', name: 'Convocation.pdf' },
  { id: 'b', name: 'Photo.jpg' },
  { id: 'c', name: '' },
];
const text = (ids: readonly string[]): string => filesText(ids, known, i18n.getFixedT('fr', 'exhibits'));

it.each([
  ['other files of the same number are told apart', ['b'], 'Photo.jpg'],
  ['stand one a line, in their order', ['b', 'a'], 'Photo.jpg\nConvocation.pdf'],
  ['one without a name is said to have none', ['c'], 'Fichier sans nom'],
  ['those that are not known any more are counted', ['x', 'a', 'y'], 'Convocation.pdf\n2 fichiers'],
  ['nothing is said of none', [], ''],
])('%s', (_what, ids, said) => expect(text(ids)).toBe(said));
