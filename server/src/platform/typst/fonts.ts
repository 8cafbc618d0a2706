/** The faces of the house's documents, as TrueType from npm packages. The machine's own are never used (no-fonts.conf). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../../../node_modules/@expo-google-fonts');

/** Package, family in file names, styles. `house.typ` names the same families. */
const FACES: readonly [string, string, readonly string[]][] = [
  [
    'atkinson-hyperlegible-next',
    'AtkinsonHyperlegibleNext',
    ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  ],
  ['newsreader', 'Newsreader', ['500Medium', '600SemiBold']],
  ['atkinson-hyperlegible-mono', 'AtkinsonHyperlegibleMono', ['400Regular']],
  // For the letters that those do not have: Greek, Cyrillic, Vietnamese, Devanagari.
  ['noto-sans', 'NotoSans', ['400Regular', '700Bold']],
  ['noto-sans-arabic', 'NotoSansArabic', ['400Regular', '700Bold']],
  ['noto-sans-hebrew', 'NotoSansHebrew', ['400Regular', '700Bold']],
  ['noto-emoji', 'NotoEmoji', ['400Regular']],
  ['noto-sans-symbols-2', 'NotoSansSymbols2', ['400Regular']],
];

/** The bytes of all faces. */
export const readFonts = (): Promise<Buffer[]> =>
  Promise.all(
    FACES.flatMap(([folder, family, styles]) =>
      styles.map((style) => readFile(join(PACKAGES, folder, style, `${family}_${style}.ttf`))),
    ),
  );
