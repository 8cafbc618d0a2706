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
  'cri',
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
  'attrap',
  'bouscul',
  'coinc',
  'crach',
  'denigr',
  'empoign',
  'enferm',
  'etrangl',
  'frol',
  'gueul',
  'mordu',
  'pinc',
  'plaqu',
  'ridiculis',
  'secou',
  'siffl',
  'tripot',
  'vocifer',
  'destab',
] as const;

/** Whole words only: as beginnings they would catch everyday words ('maintenant', 'nuance', 'souligner'). */
const WHOLE_WORDS = new Set(['main', 'nu', 'nue', 'soul', 'coup', 'coups', 'arme', 'force', 'sexe', 'ivre']);

/** Everyday words that begin like a loaded one. */
const HARMLESS =
  /^(?:traitement|traitements|armement|armoire|touchant|forcement|coupure|couper|trait|violet|peuvent)/;

/** What the person has brought, for every sentence of a reply; computed once for a turn. */
export interface Told {
  /** Stems of the loaded words among them. */
  stems: ReadonlySet<string>;
  /** All words, folded. */
  words: ReadonlySet<string>;
  /** The whole of it, folded. */
  text: string;
}

export const toldFrom = (told: string): Told => {
  const text = fold(told);
  const words = wordsOf(text);
  return { stems: new Set(words.flatMap((word) => stemOf(word) ?? [])), words: new Set(words), text };
};

/** Words of a folded sentence that carry a fact the person has not brought. */
export const untoldLoadedWords = (foldedSentence: string, { stems }: Told): string[] =>
  wordsOf(foldedSentence).filter((word) => {
    const stem = stemOf(word);
    return stem !== undefined && !stems.has(stem);
  });

const wordsOf = (folded: string): string[] => folded.match(/\p{L}+/gu) ?? [];

const stemOf = (word: string): string | undefined =>
  HARMLESS.test(word)
    ? undefined
    : LOADED_STEMS.find((stem) => {
        if (stem === 'cri') return SHOUTING.test(word);
        return WHOLE_WORDS.has(stem) ? isWhole(word, stem) : word.startsWith(stem);
      });

/** Not 'crise', 'critère', 'crispé'. */
const SHOUTING = /^cri(?:s|e|es|ee|ees|er|ait|aient|ant|ent|a|erent)?$/;

const isWhole = (word: string, stem: string): boolean =>
  word === stem || word === `${stem}s` || word === `${stem}e`;
