import { expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
const modules = import.meta.glob<{ default: Texts }>('./fr/*.ts', { eager: true });

/** Mails, notices, exports, documents and syntheses: the modules of the server that write to people. */
const SERVER = import.meta.glob<string>(
  [
    '../../../server/src/modules/auth/mails/*.ts',
    '../../../server/src/modules/{attestation,dossier,help,my-data,notifications,synthesis}/**/*.ts',
    '../../../server/src/modules/**/*-export*.ts',
    '!**/*.{test,fixture}.ts',
    // What a model is told, nobody reads.
    '!**/arranging/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const textsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** The string literals of a source that have a letter, a sign or a space that only French has. */
const frenchIn = (source: string): string[] =>
  Array.from(source.matchAll(COMMENT_OR_TEXT), ([, quoted, template]) => quoted ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '{}').replaceAll('\\u202f', '\u202f'))
    // Of a template within a template pieces of code are read as well.
    .filter((text) => !text.includes('${'))
    .filter((text) => /[àâçèéêëîïôùûœ«»]|\p{L}\s[;?!:]/iu.test(text));

/** Texts that the specification writes otherwise, letter by letter. */
const AS_SPECIFIED = new Set([
  'Mot de passe oublié ?',
  'Inscription réussie ! Veuillez vérifier vos emails pour confirmer votre compte.',
  'Erreur API: {status}',
  'Erreur: {message}',
  'Erreur de mise à jour: {message}',
  'Erreur lors du chargement du profil: {message}',
]);

/** What French writes with a space that does not break; one hyphen and one ellipsis. */
const wrongOf = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      !AS_SPECIFIED.has(text) &&
      /[^\u202f][;?!»]|[^\u202f\d]:|«[^\u202f]|n° |[\d}] (?:%|s$|Mo\b|Ko\b)|[\u2011…]/.test(text),
  );

it.each(Object.keys(modules))('%s has a narrow no-break space where French has one', (path) => {
  const texts = textsIn(modules[path]?.default ?? {});
  expect(texts.length).toBeGreaterThan(0);
  expect(wrongOf(texts)).toEqual([]);
});

it('so do the mails, the notices and the exports of the server', () => {
  const texts = Object.values(SERVER).flatMap(frenchIn);
  expect(texts).toContain(
    'Si c’est vous, vous pouvez aussi saisir ce code là où vous vous êtes connecté·e\u202f: {code}',
  );
  expect(wrongOf(texts)).toEqual([]);
});
