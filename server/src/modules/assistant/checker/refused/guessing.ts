/** Motives, feelings and facts that are guessed; over folded text. */
import { pattern } from '../pattern.ts';
import type { Refusals } from './refusals.ts';

export const GUESSES: Refusals = [
  [
    'suggestive',
    pattern`
      \bvous (?:avez|etiez|etes|aviez|ressentez)(?: \w+)? (?:surement|sans doute|certainement|probablement
      |forcement|evidemment)\b
    `,
  ],
  [
    'suggestive',
    pattern`
      \b(?:il|elle|ils|elles|on|votre \w+|cette personne|monsieur|madame)\b(?: \w+){0,6} (?:sans doute
      |surement|probablement|certainement|vraisemblablement|manifestement|clairement|visiblement
      |evidemment)\b
    `,
  ],
  [
    'suggestive',
    pattern`
      \b(?:sans doute|surement|probablement|certainement|manifestement|clairement|visiblement)[ ,]+(?:il
      |elle|ils|qu'il|qu'elle|que votre|votre|parce qu)\b
    `,
  ],
  [
    'suggestive',
    pattern`
      \b(?:il|elle|ils|votre \w+) (?:voulait|voulaient|cherchait|cherchaient|essayait|tentait|semblait
      |semblaient|avait l'intention|cherche a|veut)\b
    `,
  ],
  [
    'suggestive',
    pattern`
      \b(?:a|ont) du (?:\w+ )?(?:etre|vous)\b|\bvous (?:devez|deviez) (?:\w+ )?(?:vous sentir|etre|avoir
      |ressentir|vous sentiez)\b|\bdoit (?:\w+ )?(?:etre|vous)\b.{0,20}\b(?:dur|difficile|penible|douloureux
      |eprouvant|lourd)
    `,
  ],
  [
    'suggestive',
    pattern`
      \bqui vous (?:fait|(?:a|ont|avait) (?:fait|aidee?|demande|dit de))\b|\bentre vous\b|\bavec quoi\b
      |\ben quoi cela vous concerne\b|\bpour vous (?:aider|defendre|proteger)\b.*\?|\bvous avez commence\b
    `,
  ],
  [
    'judging',
    /\bchang\w* (?:de |votre |le )recit|\bcomment (?:se fait-il|cela a-t-il pu|est-ce possible|est-il possible)\b/,
  ],
  [
    'advice',
    pattern`
      \b(?:souhaitez|voulez|aimeriez|preferez)-vous (?:le |la |les |en )?(?:re)?(?:dire|parler|ecrire
      |raconter) (?:a|au|aux|avec) (?!votre (?:rythme|facon)|nouveau|propos)
    `,
  ],
  [
    'contact',
    pattern`
      \b(?:avec qui (?:vivez|habitez|etes)|wou (?:etes|habitez|vivez|dormez)-vous|qui est avec vous
      |a quelle heure (?:rentrez|sortez|partez|finissez)-vous|etes-vous seule?)\b
    `,
  ],
  [
    'suggestive',
    pattern`
      \bpensez-vous de\b|\bvous (?:a|ont|avait|avaient) fait (?:cela|ca|quelque)\b|\bfai(?:t|tes
      |siez)(?:-vous)? (?:avant )?pour (?:cela|ca|que|qu')|\bvotre part (?:dans|de)\b
    `,
  ],
  ['contact', /\bvos? (?:nom|prenom|noms|date de naissance)\b|\bvotre (?:nom|prenom|date de naissance)\b/],
];
