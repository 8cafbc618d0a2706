/** Words that say of which incident something is told: of an earlier one, of another day again, of the day after. */
import { clockTimesIn } from '../understanding/when/time-words.ts';
import { holds, phrases, type Span, spansOf } from '../understanding/words/phrases.ts';

const INCIDENT = '(?:faits?|incident|episode|evenement|scene|agression|altercation|histoire|fiche)';
const ORDINALS: readonly (readonly [words: string, number | 'other'])[] = [
  ['premiere?', 1],
  ['(?:deuxieme|seconde?)', 2],
  ['troisieme', 3],
  ['quatrieme', 4],
  ['autre', 'other'],
];
/** What may stand before such words at the beginning of a sentence. */
export const OPENING =
  '^[^a-z0-9]*(?:(?:et|mais|alors|bon|euh|ah|oui|sinon|ensuite|aussi|au fait|d.ailleurs|une precision|precision)[ ,:]+){0,2}';
/** "Revenir au premier" is enough; "au premier étage" is a place. */
const BACK =
  '(?:(?:pour |je (?:veux |voudrais |vais |souhaite )?|je |on |a )?(?:en )?(?:revenir|reviens|revient|revenons)|(?:pour )?(?:completer|preciser))(?: (?:la|maintenant|encore|un instant))? (?:sur |a )?';
const ABOUT =
  "(?:concernant|quant a|a propos d[eu']?|au sujet d[eu']?|sur|pour|en ce qui concerne|s'agissant d[eu']?|lors d[eu']?|pendant|au moment d[eu']?|au cours d[eu']?|dans)";
const BACK_TO = ORDINALS.map(
  ([words, which]) =>
    [
      new RegExp(
        `${OPENING}(?:${BACK}|${ABOUT}) ?(?:le |la |l['e]? ?|au |du )?${words}(?: ${INCIDENT}(?![a-z])| ?(?:[,:;.]|$))`,
      ),
      which,
    ] as const,
);

/** The incident to which a sentence says that it belongs, by its place among those that have been told. */
export const backToIn = (text: string): number | 'other' | null =>
  BACK_TO.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** "Il a recommencé": not she, and not "à fumer". */
const BEGAN_AGAIN = phrases(
  "(?:(?:chef[a-z]*|patronne?|directeur|directrice|responsable|manager|superieure?|collegues?|cliente?s?|insultes|remarques|menaces|cris|humiliations|moqueries|gestes|appels|messages|pressions|attaques|harcelement)|(?<!(?<![a-z])(?:le|la|les|l|mes|mon|ma|ces|un|une|des|nos|notre|ses|cette|ce) )[a-z]{2,20}) (?:l'|m'|me l'|y )?(?:a|ont|avait|avaient) (?:encore |aussi |de nouveau |a nouveau )?(?:recommence|remis (?:ca|cela)|reitere|recidive)(?! a (?!m'|me |nous )[a-z]{2,14}(?:er|ir|re)(?![a-z])| (?:son|sa|ses|les|un|une) | l[ea] (?!meme jour|[0-9]|premier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine))",
);
const HERSELF = /(?<![a-z])(?:j[' ]|je |j'|nous avons|on )/;
const ONCE_MORE =
  /^[^a-z0-9]*(?:et |puis ){0,2}(?:rebelote|encore une fois|une fois encore|de nouveau|a nouveau|encore|bis|idem|pareil|meme chose)(?: (?:le|ce|la))?[ ,:]*$/;
/** "Le 3 novembre rebelote : elle m'a retiré mon client". */
const ONCE_MORE_AFTER =
  /^[ ,:]*(?:rebelote|bis repetita|meme (?:scene|cirque|histoire|chose)|(?:encore une fois|de nouveau|a nouveau)[ ,:]+(?:il|elle|ils|elles|on))(?![a-z])/;
const AND_THEN =
  /^[^a-z0-9]*(?:et |puis |ensuite |enfin |apres ){1,2}(?:encore |a nouveau |de nouveau |aussi )?$/;
/** Where and how, without a verb; nothing that she did herself. */
const ELLIPTIC =
  /^(?:[ ,.!;]|(?:encore une fois|de nouveau|a nouveau|aussi|encore|rebelote|pareil)(?![a-z])|(?:par|au|aux|a|en|dans|devant|sur|chez|pendant) ?(?:le |la |l'|les |mon |ma |mes |son |sa |ses |notre |un |une |pleine? )?[a-z-]{3,20}(?: (?:de |du |des |d'|de la |de l')?(?:reunion|travail|service|stock|repos|pause|caisse|direction|equipe|magasin|atelier|etage|chef|open[ -]space|ouvert|entier|tous))?(?![a-z])){0,8}$/;
const HER_STEPS =
  /(?<![a-z])(?:entretien|rendez|rdv|visite|medecin|psy[a-z]*|docteur|hopital|urgences|police|commissariat|gendarmerie|avocate?|syndicat|drh|rh|cse|inspection|prud[a-z]*|tribunal|arret|conges?|maladie|formation|vacances|repos|retour|reprise|poste|mediation)(?![a-z])/;

/** Whether it says in so many words that somebody began again. */
export const isDoneAgain = (text: string): boolean =>
  spansOf(BEGAN_AGAIN, text).some(({ start, end }) => !HERSELF.test(text.slice(start, end)));

/**
 * Whether a piece that names a day tells that it was done again on that day: in so many words, or as what goes on with
 * the piece before it ("Puis le 16 novembre par téléphone").
 */
export const tellsAgain = (text: string, day: Span): 'itself' | 'as before' | null => {
  if (isDoneAgain(text)) return 'itself';
  if (HER_STEPS.test(text)) return null;
  const before = text.slice(0, day.start);
  let after = text.slice(day.end);
  for (const { span } of clockTimesIn(after, true).toReversed())
    after = `${after.slice(0, span.start)},${after.slice(span.end)}`;
  if (ONCE_MORE_AFTER.test(after)) return 'itself';
  if (!ELLIPTIC.test(after.trim())) return null;
  if (ONCE_MORE.test(before)) return 'itself';
  if (AND_THEN.test(before) || (/^[^a-z0-9]*$/.test(before) && holds(AGAIN, after))) return 'as before';
  return null;
};
const AGAIN = phrases('encore(?: une fois)?', 'de nouveau', 'a nouveau', 'rebelote');

/** Any word of a day or of a length of time, whatever it is told of: a step taken on the 12th has a day after it, too. */
export const TIME = phrases(
  '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)s?',
  'le (?:[0-9]{1,2}|premier)',
  '[0-9]{1,2}/[0-9]{1,2}(?:/[0-9]{2,4})?',
  '(?:avant~)?hier|aujourd.?hui|(?:sur)?lendemain|veille|jours?|semaines?|mois|ans?|annees?|week~end|(?:plus tard|depuis)',
);

/** Whether a piece speaks of another time than the words of this span do. */
export const namesOtherTime = (text: string, own: Span | null): boolean =>
  spansOf(TIME, text).some(({ start, end }) => !own || end <= own.start || own.end <= start);
