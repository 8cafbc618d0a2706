/** The kind of facts, from the person's own words. */
import type { IncidentType } from '#contract/incidents.ts';
import { isAsserted } from './assertion.ts';
import { phrases, type Span, spansOf } from './phrases.ts';
import type { ReadMessage } from './read-message.ts';

/** What "m'a … frappé" may hold between its auxiliary and its participle. */
const M = "(?:m'(?:a|as|ont|avait|avaient|aurait)|nous (?:a|ont)|me|m') ?(?:[a-z]{2,10} ){0,2}";
const SUFFERED = "(?:(?:j'ai|je me suis|j'avais|on a) (?:[a-z]{2,10} ){0,2}(?:ete|faite?) )";
const DONE = (...verbs: readonly string[]) => `(?:${M}|${SUFFERED})(?:${verbs.join('|')})`;
const END = '(?:e|es|ee|ees|er|ent|ait|aient|ant)?';

/** In order of weight: the first type whose words are found is the type. */
export const TYPE_WORDS: readonly (readonly [IncidentType, RegExp])[] = [
  [
    'sexual_harassment',
    phrases(
      'harcel[a-z]{1,6} sexuel(?:le|lement)?',
      '(?:agress[a-z]{1,4}|violences?|gestes?|propos|allusions?|remarques?|commentaires?|messages?|blagues?|propositions?|avances) (?:tres |a caractere )?(?:sexuel(?:le|lement)?s?|sexistes?|deplacee?s?|obscenes?|graveleu(?:x|ses?)|salaces?|indecente?s?)',
      'mains? (?:aux|sur (?:les|mes)|au) (?:fesses?|seins?|cuisses?|cul)',
      'mains? sur (?:la|ma) (?:cuisse|poitrine)',
      'touche[a-z]{0,2} (?:les|mes|la|ma|aux) (?:fesses?|seins?|poitrine|cuisses?)',
      'attouchements?',
      'a caractere sexuel(?:le)?s?',
      'embrasse[a-z]{0,2} de force',
      "(?:me|m'a) fait des avances",
      '(?:sur|de) (?:mon|mes) (?:corps|decollete|seins|fesses|cul)',
      'coucher avec (?:lui|elle|moi)',
      DONE(`viol${END}`, `agress${END} sexuellement`, `tripot${END}`, `pelot${END}`),
    ),
  ],
  [
    'violence',
    phrases(
      'violences? physiques?',
      'coups? de (?:poing|pied|tete|boule)s?',
      DONE(
        `frapp${END}`,
        `gifl${END}`,
        `bouscul${END}`,
        `pouss${END} (?:contre|violemment|dans|par terre|a terre|fort|brutalement|en arriere)`,
        `empoign${END}`,
        `etrangl${END}`,
        `tap${END}(?: dessus)?`,
        `cogn${END}`,
        `plaqu${END}`,
        `secou${END}`,
        `griff${END}`,
        `mord(?:ue?|s|re)?`,
        `battue?`,
        `crach${END} (?:dessus|au visage|a la figure)`,
        `agress${END} physiquement`,
        `saut${END} (?:dessus|a la gorge)`,
        `(?:attrap|sais|serr|tordu|tir)[a-z]{0,2} (?:par |violemment |fort )?(?:le|les|la|au) (?:bras|cheveux|poignet|col|gorge|cou|main)`,
        `(?:jet|lanc)${END} (?:[a-z]{1,12} ){1,4}(?:dessus|au visage|a la figure|a la tete)`,
        `leve la main sur`,
      ),
    ),
  ],
  [
    'discrimination',
    phrases(
      'discrimin[a-z]{1,8}',
      'blagues? sur les (?:arabes?|noirs?|juifs?|musulmans?|homos?|gays?|pedes|handicapes?|gros|roms?|asiatiques?|etrangers?)',
      'trop (?:vieux|vieille|jeune) pour',
      '(?:propos|remarques?|insultes?|blagues?|commentaires?) (?:racistes?|homophobes?|antisemites?|islamophobes?|transphobes?|validistes?|xenophobes?)',
      'a cause de (?:ma couleur(?: de peau)?|mes? origines?|ma religion|mon handicap|mon age|ma grossesse|mon orientation(?: sexuelle)?|mon sexe|mon accent|mon voile|mon syndicat)',
      'parce que je suis (?:une? )?(?:enceinte|noire?|arabe|femme|homo|gay|lesbienne|trans|handicapee?|musulmane?|juive?|syndiquee?|etrangere?|trop (?:vieux|vieille|jeune))',
    ),
  ],
  [
    'identity_theft',
    phrases(
      'usurp[a-z]{1,6}',
      '(?:utilise|pris|vole|emprunte)[a-z]{0,2} mon (?:identite|compte|badge|mot de passe|login|identifiant|nom)',
      "s'est fait passer pour moi",
    ),
  ],
  [
    'fraud',
    phrases(
      'fraud[a-z]{1,6}',
      "detourn(?:e|ement)[a-z]{0,2} (?:de fonds|d'argent|de l'argent)",
      'fausses? factures?',
      'pots? de vin',
      'falsifi[a-z]{1,6}',
      'escroqu[a-z]{1,5}',
      'faux (?:en ecriture|documents?)',
    ),
  ],
  [
    'bullying',
    phrases(
      'harcel[a-z]{1,6} moral(?:ement)?',
      'brimades?',
      DONE(`intimid${END}`),
      'intimidations?',
      'mis[e]? au placard',
    ),
  ],
  [
    'verbal_abuse',
    phrases(
      'agress[a-z]{1,4} verbal[a-z]{0,6}',
      'violences? verbales?',
      '(?:crie|hurle|gueule|beugle|aboye|braille)[a-z]{0,4} (?:sur|contre|apres) moi',
      DONE(
        `(?:hurl|cri|gueul|aboy|brail?l)${END} (?:encore |carrement )?dessus`,
        `insult${END}`,
        `injuri${END}`,
        `engueul${END}`,
        `trait${END} (?:de |d'|comme )[a-z-]{2,20}`,
        `menac${END}`,
        `incendi${END}`,
        `pourr(?:i|ie|ir|it)`,
      ),
      "(?:a hurle|a crie|s'est mis[e]? a (?:hurler|crier))",
      "(?:des|ses|leurs|d') (?:insultes?|injures?|hurlements|cris|menaces)",
      'menaces? (?:de mort|verbales?)',
      '(?:il|elle|chef|cheffe|patron|directrice) (?:hurle|gueule|aboie)',
      "(?:tu es|t'es|vous etes|j'etais|j'etais devenue) (?:[a-z]{1,8} ){0,2}(?:nulle?|incapable|incompetente?|conn?e?|idiote?|debile|bonn?e a rien|folle|stupide|inutile)",
      "(?:a|ont) menace de (?:me|m')",
    ),
  ],
  [
    'harassment',
    phrases(
      'harcel[a-z]{1,6}',
      DONE(
        `humili${END}`,
        `rabaiss${END}`,
        `denigr${END}`,
        `ridiculis${END}`,
        `isol${END}`,
        `ignor${END}`,
        `mis[e]? a l'ecart`,
        `critiqu${END}`,
        `reproch${END}`,
        `(?:retire|enleve) (?:tous )?mes (?:dossiers|missions|clients|taches|responsabilites)`,
        `exclue?s?(?: des? [a-z]{1,12})?`,
        `surcharg${END}`,
        `surveill${END}`,
        `suivie?`,
        `manqu${END} de respect`,
      ),
      "(?:se moque|s'est moquee?|se moquent|se sont moques) de moi",
      'humiliations?',
      "ne (?:me|m'a) (?:donn|confi)[a-z]{1,4} plus (?:aucun|aucune|de|rien)(?: [a-z]{3,12})?",
      'moqueries',
    ),
  ],
  [
    'security',
    phrases(
      'fuite de donnees',
      'pirat[a-z]{1,4}',
      'phishing',
      'hameconnage',
      'accident du travail',
      'consignes? de securite',
      'rancongiciel',
      'sans (?:equipement|protection)s?(?: de protection)?',
    ),
  ],
];

/** "Je me sens humiliée" tells an effect. */
const FEELING = /\bm[e'] ?(?:sens|sentais|suis sentie?)\b/;

export interface TypeFinding {
  type: IncidentType;
  message: ReadMessage;
  span: Span;
}

/** Every asserted naming of a kind of facts, the weightiest type first. */
export const findTypes = (messages: readonly ReadMessage[]): TypeFinding[] =>
  TYPE_WORDS.flatMap(([type, words]) =>
    messages.flatMap((message) =>
      spansOf(words, message.text)
        .filter((span) => type === 'security' || isAsserted(message, span))
        .filter(({ start, end }) => !FEELING.test(message.text.slice(start, end)))
        .map((span) => ({ type, message, span })),
    ),
  );
