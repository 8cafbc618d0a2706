/** `verify`: a dossier, without its server. Reads the file and nothing else: no configuration, no database. */
import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkDossier } from '#verifier/dossier/check-dossier.ts';
import type { ByteSource } from '#verifier/dossier/source.ts';
import { type FindingWords, findingWords } from '#verifier/dossier/words/finding-words.ts';
import { type Console, UsageError } from './command.ts';

const LANGUAGES = ['fr', 'en'] as const;
/** As the pages of the dossier tell moments: the server that this runs on may stand anywhere. */
const TIME_ZONE = 'Europe/Paris';

export const VERIFY_USAGE = {
  usage: 'verify <dossier.zip> [--receipt CODE] [--language fr]',
  summary: 'checks a dossier; a receipt or SHA-256 that one had before says since when it is unchanged',
};

/**
 * Prints what was found, in plain words.
 * @returns true when there is no difference
 */
export const verify = async (
  console: Console,
  [path]: string[],
  options: { receipt?: string | undefined; language?: string | undefined },
): Promise<boolean> => {
  if (path === undefined) throw new UsageError('Which file? Give the path of a ZIP.');
  const language = LANGUAGES.find((known) => known === (options.language ?? 'fr'));
  if (language === undefined) throw new UsageError(`--language is one of ${LANGUAGES.join(', ')}.`);
  // npm runs the command in the repository, and names the folder in which it was typed.
  const file = await open(resolve(process.env.INIT_CWD ?? '', path)).catch(() => {
    throw new UsageError('There is no such file, or this user may not read it.');
  });
  try {
    const finding = await checkDossier(await sourceOfFile(file), { receipt: options.receipt });
    const words = findingWords(finding, language, TIME_ZONE);
    for (const line of linesOf(words, HEADINGS[language])) console.print(line);
    return words.holds;
  } finally {
    await file.close();
  }
};

const HEADINGS = {
  fr: { differences: 'Ce qui diffère', proven: 'Ce qui est prouvé', notProven: 'Ce qui n’est pas prouvé' },
  en: { differences: 'What differs', proven: 'What is proven', notProven: 'What is not proven' },
} as const;

const linesOf = (words: FindingWords, headings: (typeof HEADINGS)['fr' | 'en']): string[] => [
  words.title,
  words.text,
  ...words.contents,
  ...(['differences', 'proven', 'notProven'] as const).flatMap((part) =>
    words[part].length === 0 ? [] : ['', headings[part], ...words[part].map((line) => `- ${line}`)],
  ),
];

const sourceOfFile = async (file: FileHandle): Promise<ByteSource> => {
  const { size } = await file.stat();
  return {
    size,
    read: async (start, end) => {
      const bytes = new Uint8Array(end - start);
      let done = 0;
      while (done < bytes.byteLength) {
        const { bytesRead } = await file.read(bytes, done, bytes.byteLength - done, start + done);
        if (bytesRead === 0) throw new Error('The file became shorter while it was read.');
        done += bytesRead;
      }
      return bytes;
    },
  };
};
