/**
 * Words that put a fact, a motive or a feeling into someone's mouth. In a question they are admissible only when the
 * person brought them: the research behind this is in docs (arXiv 2408.04681, misleading questions of a chatbot).
 */
import { fold } from '../text/text.ts';

/** Beginnings of words, over folded text. */
const LOADED_STEMS = [
  'abus',
  'agress',
  'alcool',
  'arme',
  'attouch',
  'boulevers',
  'brutal',
  'caress',
  'choqu',
  'coup',
  'couteau',
  'crie',
  'culpabil',
  'degout',
  'deprim',
  'discrimin',
  'drogu',
  'embrass',
  'enerv',
  'excit',
  'fesse',
  'force',
  'frapp',
  'furieu',
  'gifl',
  'harcel',
  'homophob',
  'honte',
  'humili',
  'hurl',
  'impuissan',
  'injur',
  'insomni',
  'insult',
  'intimid',
  'isolee',
  'ivre',
  'jalou',
  'main',
  'malveillan',
  'manipul',
  'menac',
  'moqu',
  'nu',
  'nue',
  'obscen',
  'offens',
  'penetr',
  'peur',
  'pleur',
  'pouss',
  'poitrine',
  'rabaiss',
  'racis',
  'seins',
  'sexis',
  'sexu',
  'sexe',
  'soul',
  'terrif',
  'terroris',
  'touch',
  'trait',
  'trauma',
  'veng',
  'viol',
  'violent',
  'vulgair',
] as const;

/** Whole words only: as beginnings they would catch everyday words ('maintenant', 'nuance', 'souligner'). */
const WHOLE_WORDS = new Set([
  'main',
  'nu',
  'nue',
  'soul',
  'coup',
  'coups',
  'arme',
  'force',
  'crie',
  'sexe',
  'ivre',
]);

/** Everyday words that begin like a loaded one. */
const HARMLESS =
  /^(?:traitement|traitements|armement|armoire|touchant|forcement|coupure|couper|trait|violet|peuvent)/;

/** Stems of loaded words that the person has brought; computed once for a turn. */
export type ToldStems = ReadonlySet<string>;

export const toldStemsIn = (told: string): ToldStems =>
  new Set(wordsOf(fold(told)).flatMap((word) => stemOf(word) ?? []));

/** Words of a folded sentence that carry a fact the person has not brought. */
export const untoldLoadedWords = (foldedSentence: string, told: ToldStems): string[] =>
  wordsOf(foldedSentence).filter((word) => {
    const stem = stemOf(word);
    return stem !== undefined && !told.has(stem);
  });

const wordsOf = (folded: string): string[] => folded.match(/\p{L}+/gu) ?? [];

const stemOf = (word: string): string | undefined =>
  HARMLESS.test(word)
    ? undefined
    : LOADED_STEMS.find((stem) => (WHOLE_WORDS.has(stem) ? isWhole(word, stem) : word.startsWith(stem)));

const isWhole = (word: string, stem: string): boolean =>
  word === stem || word === `${stem}s` || word === `${stem}e`;

/** True when a word that is being written is the beginning of a loaded one that was not told. */
export const mayBecomeLoaded = (foldedWord: string, told: ToldStems): boolean =>
  LOADED_STEMS.some((stem) => stem.startsWith(foldedWord) && !told.has(stem));
