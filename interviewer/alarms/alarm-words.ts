/** The words of a message as the alarms hear them: by spelling, by stem, by sound and by sense, without any dictionary. */
import { stemmer } from '@orama/stemmers/french';
import { fold } from '../text/fold.ts';
import IRREGULAR_VERBS from '../text/irregular-verbs.json' with { type: 'json' };
import { once, remembering } from '../text/remember.ts';
import SHORT_FORMS from '../text/short-forms.json' with { type: 'json' };
import { soundsOf } from '../text/sound.ts';
import SENSES from './senses.json' with { type: 'json' };

export interface AlarmWord {
  /** UTF-16 offsets into the text, the end exclusive. */
  start: number;
  end: number;
  plain: string;
  stem: string;
  sound: string;
  /** Places in the list of senses. */
  senses: readonly number[];
  /** It is parted from the word before it: a new clause. */
  isFirst: boolean;
}
type Form = Omit<AlarmWord, 'start' | 'end' | 'isFirst'>;

const TOKEN = /\p{L}[\p{L}\p{M}\p{N}]*['’‘ʼ`´]?|\p{N}+\p{L}*\p{N}*|\p{Extended_Pictographic}/gu;
const BREAK = /[.!?…,;:()«»“”"–—\n]|\s-\s/;
const ELISIONS: ReadonlyMap<string, string> = new Map(
  'j:je m:me t:te s:se l:le d:de n:ne c:ce qu:que k:que'
    .split(' ')
    .map((one): [string, string] => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)]),
);
/** A pronoun without its vowel: "jdor", "mtape", "ltrain". */
const BY_EAR = /^([jmtldk])(?=[bcdfgjklmnpqstvz])(?!tr|th|dr|kl|ll|mm|kn)/;
const BY_EAR_VOWEL = /^([jmtlsdn]|qu|k)(?=[aeiouyh])/;
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(Object.entries(SHORT_FORMS));
const INFINITIVES: ReadonlyMap<string, string> = new Map(
  Object.entries(IRREGULAR_VERBS).flatMap(([infinitive, forms]) =>
    forms.split(' ').map((form) => [fold(form), fold(infinitive)] as const),
  ),
);
/** Shorter words have too many that sound alike. */
const MIN_HEARD_LETTERS = 4;
const MIN_SOUND = 3;

const stemOf = (plain: string): string => stemmer(INFINITIVES.get(plain) ?? plain);
const heardAs = (plain: string): string[] =>
  plain.length < MIN_HEARD_LETTERS ? [] : soundsOf(plain).filter((sound) => sound.length >= MIN_SOUND);

/** The names of the senses, in their order. */
export const SENSE_NAMES: readonly string[] = Object.keys(SENSES);

/** The senses of a key: of "=word", "+stem" or "~sound". */
const sensesByKey = once((): ReadonlyMap<string, readonly number[]> => {
  const byKey = new Map<string, number[]>();
  const add = (key: string, sense: number): void => {
    const others = byKey.get(key);
    if (others === undefined) byKey.set(key, [sense]);
    else if (!others.includes(sense)) others.push(sense);
  };
  for (const [sense, lines] of Object.values(SENSES).entries()) {
    for (const word of lines.flatMap((line) => line.split(' '))) {
      const plain = fold(word);
      add(`=${plain}`, sense);
      if (plain.length < MIN_HEARD_LETTERS) continue;
      add(`+${stemOf(plain)}`, sense);
      for (const sound of heardAs(plain)) add(`~${sound}`, sense);
    }
  }
  return byKey;
});

const sensesOf = (plain: string): readonly number[] =>
  sensesByKey().get(`=${plain}`) ??
  (plain.length < MIN_HEARD_LETTERS ? undefined : sensesByKey().get(`+${stemOf(plain)}`)) ??
  heardAs(plain)
    .map((sound) => sensesByKey().get(`~${sound}`))
    .find((senses) => senses !== undefined) ??
  [];

const formOf = (plain: string): Form => ({
  plain,
  stem: stemOf(plain),
  sound: soundsOf(plain).at(-1) ?? plain,
  senses: sensesOf(plain),
});

const YEAR = /^(?:19|20)\d\d$/;
const REMEMBERED_TOKENS = 20_000;

const formsOf = remembering((token): readonly Form[] => {
  const written = token
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’‘ʼ`´]$/, '');
  const short = WRITTEN_OUT.get(written) ?? ELISIONS.get(written);
  if (short !== undefined) return fold(short).split(/[ ']/).map(formOf);
  const plain = fold(written);
  if (YEAR.test(plain)) return [formOf('#year')];
  const counted = /^(\d+)(\D*)/.exec(plain);
  if (counted) {
    const [, digits = '', unit = ''] = counted;
    return [digits, unit].filter((one) => one !== '').map(formOf);
  }
  const joined = BY_EAR.exec(plain) ?? (sensesOf(plain).length === 0 ? BY_EAR_VOWEL.exec(plain) : null);
  const rest = plain.slice(joined?.[0].length ?? 0);
  const pronoun = ELISIONS.get(joined?.[1] ?? '');
  const isVowel = /^[aeiouyh]/.test(rest);
  if (pronoun !== undefined && rest.length > 2 && (!isVowel || sensesOf(rest).length > 0))
    return [formOf(pronoun), ...formsOf(rest)];
  return [formOf(plain)];
}, REMEMBERED_TOKENS);

/** No word is longer than this. */
const MAX_LETTERS = 40;

/** The words of a text in order. Linear in its length. */
export const alarmWordsOf = (text: string): AlarmWord[] => {
  const words: AlarmWord[] = [];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const isApart = words.length === 0 || BREAK.test(text.slice(end, index));
    end = index + token.length;
    for (const [at, form] of formsOf(token.slice(0, MAX_LETTERS)).entries())
      words.push({ start: index, end, ...form, isFirst: isApart && at === 0 });
  }
  return words;
};
