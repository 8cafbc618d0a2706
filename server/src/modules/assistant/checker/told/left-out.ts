/**
 * What stands in an account and is not affirmed there: denied ("il ne m'a pas touchée"), doubted ("je ne dis pas
 * que"), said by others ("il dit que j'ai bu"), supposed ("s'il m'avait frappée"), or of somebody else ("ma sœur a
 * été"). A question that takes such words up without their frame would make a fact of them.
 */
import { isFirstName } from '../../understanding/people/first-names.ts';
import { pattern } from '../pattern.ts';
import { wordList } from '../vocabulary/word-list.ts';

/** `identity`: "ce n'était pas Karim" takes the person out as well, where other frames leave persons alone. */
export type Frame = 'denied' | 'supposed' | 'identity';

export interface FramedWord {
  word: string;
  /** Null when the word is affirmed. */
  frame: Frame | null;
}

interface Clause {
  opener: string;
  words: string[];
}

const SUBJECTS = wordList(
  'je j tu il elle on nous vous ils elles c ca cela mon ma mes le la les l un une son sa ses quelqu votre vos jai ce',
);
/** "Il m'a traitée de folle et m'a poussée": a second act. */
const GOES_ON = wordList('m me s se a ont');
const OPENERS = wordList(
  'mais puis alors ensuite car donc quand lorsque lorsqu parce qui que qu sans tandis pourtant',
);
const QUE = wordList('que qu');
/** After these, "que" says when or why, and its clause is a fact. */
const FACT_BEFORE_QUE = wordList(
  'parce alors pendant depuis tandis des apres puis bien moment fois jour maintenant ce plus moins ainsi',
);
const SUPPOSED_BEFORE_QUE = wordList('pour avant sans afin peur condition');

/** The clauses of folded text; punctuation and quotation marks end them, a conjunction opens the next. */
const clausesOf = (folded: string): Clause[] => {
  const tokens = folded.match(/\p{L}+|\d+|[,;:()«»"“”.!?…]/gu) ?? [];
  const clauses: Clause[] = [{ opener: '', words: [] }];
  for (const [at, token] of tokens.entries()) {
    if (!/[\p{L}\d]/u.test(token)) clauses.push({ opener: token, words: [] });
    else {
      const next = tokens[at + 1] ?? '';
      const opens =
        OPENERS.has(token) ||
        ((token === 'si' || token === 's') && isCondition(token, next)) ||
        ((token === 'et' || token === 'ou') &&
          (SUBJECTS.has(next) || GOES_ON.has(next) || isFirstName(next, false)));
      if (opens) clauses.push({ opener: token, words: [] });
      clauses.at(-1)?.words.push(token);
    }
  }
  return clauses.filter(({ words }) => words.length > 0);
};

/** "S'il", "si mon chef"; not "si fort", not "s'est". */
const isCondition = (token: string, next: string): boolean =>
  token === 's' ? next === 'il' || next === 'ils' : SUBJECTS.has(next);

const NEGATION = pattern`
    \b(?:(?<!\b(?:deux|trois|les|des|ses|quelques|faux|est ce) )pas(?! (?:seulement|que|mal|loin)\b)
    |jamais|(?<!\b(?:pour|de|un) )rien(?! que\b)|aucune?|guere|ni|sans
    |(?<!\b(?:une?|la|cette|autre|chaque|en|premiere) )personne)\b
  `;
/** Words of denial by which more is said, not less: "il n'arrête pas de", "je n'ai pas pu l'empêcher de". */
const NO_DENIAL =
  /\b(?:arret\w*|cess\w*|hesit\w*|gen\w*|manqu\w*|rat\w*|arriv\w*|reuss\w*) (?:pas|jamais|rien)\b|\bpas (?:\w+ ){0,3}(?:arret|cess|hesit|gen|manqu|empech|arriv|reuss)\w*/g;
const CONDITIONAL =
  /\b(?:aurai(?:s|t|ent)|pourrai(?:s|t|ent)|serai(?:s|t|ent)|failli|soi disant|selon lui|selon elle|selon eux|d apres (?:lui|elle|eux))\b/;
/** What happened to somebody of hers: the side checks of the act alone cannot see whose it was. */
const OTHERS_STORY = pattern`
    \b(?:ma|mon|une?|votre) (?:soeur|frere|mere|pere|mari|femme|cousine?|amie?|copine|copain|pote
    |voisine?(?! de)|fille|fils|tante|oncle|niece|neveu|belle \w+|beau \w+|connaissance) (?:aussi )?(?:(?:s est
    |se|a|avait) (?:t elle |t il )?(?:deja )?(?:fait|faite|fais|ete|subi|vecu|eu)\b|(?:est
    |etait) (?:t elle )?\w{3,}(?:ee|ie)\b)
  `;
/** "D'après mon chef, j'ai volé." */
const ACCORDING = /^(?:d apres|selon) (?!(?:moi|nous|vous)\b)/;
const IDENTITY = /\bc(?:e n)? ?(?:n )?(?:est|etait|etaient|sont|ete) pas\b/;

const SAYS =
  /^(?:dit|dits|disait|disent|disaient|dire|dis|dites|pretend\w*|racont\w*|affirm\w*|soutien\w*|assur\w*|croi(?:t|s|ent|re)|croyai\w*|pens\w*|jur\w*|insinu\w*|suppos\w*|ecrit\w*|expliqu\w*|repet\w*|annonc\w*|repond\w*|cri\w{1,4}|hurl\w*)$/;
const IS_SURE = /^(?:sure?s?|certaine?s?|dis|dit|dire|crois|cru|croire|pense|penser|pretends|affirme)$/;
const WANTS =
  /^(?:voul\w*|veu\w*|demand\w*|exig\w*|souhait\w*|prefer\w*|attend\w*|oblig\w*|rev(?:e|ais|ait|er)|imagin\w*|faux)$/;
const HER_SUBJECTS = wordList('je j jai nous');
const THEIR_SUBJECTS = wordList('il elle on ils elles qui');

/** No subject stands farther from its verb: bounds the work on a message without end. */
const SUBJECT_NEAR = 15;

/** Said by her, to whom the account belongs, or to her in a reply: what she says is affirmed. */
const isHers = (words: readonly string[], at: number): boolean => {
  if (words[at - 1] === 'avoir' || /ez$/.test(words[at] ?? '') || words[at] === 'dites') return true;
  for (let place = at - 1; place >= Math.max(0, at - SUBJECT_NEAR); place--) {
    const word = words[place] ?? '';
    if (HER_SUBJECTS.has(word)) return true;
    if (THEIR_SUBJECTS.has(word)) return false;
    if (word === 'vous' && /(?:ez|etes)$/.test(`${words[place - 1] ?? ''} ${words[place + 1] ?? ''}`))
      return true;
  }
  return /^(?:dis|dire)$/.test(words[at] ?? '');
};

/** "Est-ce que c'est du harcèlement ?" asks. "Quand est-ce que" takes it for granted. */
const IS_IT = /^est ce$/;

/** Whether the "que" after this clause opens what is only said, doubted or wished. */
const governs = (words: readonly string[], isDenied: boolean): boolean =>
  IS_IT.test(words.join(' ')) ||
  words.some((word, at) => {
    if (WANTS.test(word)) return true;
    if (isDenied && (IS_SURE.test(word) || SAYS.test(word))) return true;
    return SAYS.test(word) && !isHers(words, at);
  });

const frameOf = ({ opener, words }: Clause): Frame | null => {
  const text = words.join(' ');
  if (opener === 'si' || opener === 's' || CONDITIONAL.test(text) || OTHERS_STORY.test(text))
    return 'supposed';
  const rest = text.replace(NO_DENIAL, ' ');
  if (!NEGATION.test(rest)) return null;
  return IDENTITY.test(rest) ? 'identity' : 'denied';
};

/** Named by its article or its owner it is there, whatever is denied of it: "je n'ai pas répondu à ses insultes". */
const DEFINITE = wordList('le la les l son sa ses cet cette ces mon ma mes leur leurs votre vos');
const LOCATIVE = wordList('dans sur sous devant chez vers derriere au aux');
/** Places stay places, whatever did not happen there. */
const PLACES = wordList(
  'bureau bureaux couloir salle reserve ascenseur parking atelier cuisine vestiaire vestiaires toilettes usine magasin voiture maison entrepot chantier hall escalier cantine etage accueil comptoir caisse entree sortie batiment service open space',
);
const isGiven = (words: readonly string[], at: number): boolean => {
  const [second = '', first = ''] = words.slice(Math.max(0, at - 2), at).reverse();
  if (PLACES.has(words[at] ?? '') || LOCATIVE.has(second) || LOCATIVE.has(first)) return true;
  return DEFINITE.has(second) && !/(?:er|ir|re|ait|ee)$/.test(words[at] ?? '') && first !== 'ne';
};

/** "Il m'accuse d'avoir volé", "il a menacé de me virer", "le patron a parlé de bizutage": what is said or wished. */
const SAYS_OF =
  /^(?:accus\w*|menac\w*|tent(?:e|ait|er)|essa[iy]\w*|parl\w*|traite|traitee?s?|traitait|traiter)$/;
const WISHES = /^(?:voul\w*|veut|veulent)$/;

/** Where that begins; the end when there is none. */
const supposedFrom = (words: readonly string[]): number => {
  const from = words.findIndex((word, at) => {
    if (word.startsWith('accus')) return true;
    if (SAYS.test(word) && !isHers(words, at) && words.slice(at + 1, at + 3).includes('avoir')) return true;
    if (WISHES.test(word)) return !isHers(words, at);
    const next = words.slice(at + 1, at + 3);
    return SAYS_OF.test(word) && (next.includes('de') || next.includes('d')) && !isHers(words, at);
  });
  return from === -1 ? words.length : from + 1;
};

/** "Si j'en parle, je perds mon poste": what would come of it. What came of it each time is told of others. */
const hangsOn = (before: Clause | undefined): boolean => /^s(?:i)?$/.test(before?.opener ?? '');
const isForeseen = (words: readonly string[]): boolean =>
  !words.some((word) => HAPPENED.has(word)) &&
  (HER_SUBJECTS.has(words[0] ?? '') || words.some((word) => /^\w{3,}(?:rai|ras|ra|rez|ront)$/.test(word)));
const HAPPENED = wordList('ai avais etais etait a avait jai jetais');

/**
 * The words of folded sentences with the frame in which each stands.
 * @returns sentence by sentence
 */
export const framed = (sentences: readonly string[]): FramedWord[][] => {
  // A "que" after what was said so far opens what is only said, doubted or wished.
  let governor = false;
  return sentences.map((sentence) => {
    let before: Clause | undefined;
    let frameBefore: Frame | null = null;
    return clausesOf(sentence).flatMap((clause) => {
      const { opener, words } = clause;
      const last = before?.words.at(-1) ?? '';
      const said = before?.words.join(' ') ?? '';
      const isQue = QUE.has(opener);
      // "Il m'a dit… que j'étais folle": a sentence that begins with "que" goes on with the one before.
      governor &&= isQue || (before !== undefined && (words.length <= 3 || opener === 'et'));
      let frame = frameOf(clause);
      const goesOn = opener === ',' && words.length < 5 && !words.some((word) => SUBJECTS.has(word));
      if (isQue && SUPPOSED_BEFORE_QUE.has(last)) frame = 'supposed';
      else if (isQue && governor && (!FACT_BEFORE_QUE.has(last) || IS_IT.test(said))) frame ??= 'supposed';
      else if (opener === 'si' && last === 'meme') frame = null;
      else if (opener === ',' && ACCORDING.test(said)) frame ??= 'supposed';
      else if (opener === ',' && hangsOn(before) && isForeseen(words)) frame ??= 'supposed';
      else if (goesOn && frameBefore === 'supposed') frame ??= 'supposed';
      else if (opener === 'qui' && /\b(?:personne|aucune?)\b/.test(said)) frame ??= frameBefore;
      governor ||= governs(words, frame === 'denied');
      const supposed = supposedFrom(words);
      before = clause;
      frameBefore = frame;
      return words.map((word, at) => {
        const own = at >= supposed ? 'supposed' : frame;
        return { word, frame: own !== null && own !== 'identity' && isGiven(words, at) ? null : own };
      });
    });
  });
};
