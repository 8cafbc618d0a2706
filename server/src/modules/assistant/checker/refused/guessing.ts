/** Motives, feelings and facts that are guessed; over folded text. */
import type { Refusals } from './refusals.ts';

export const GUESSES: Refusals = [
  [
    'suggestive',
    /\bvous (?:avez|etiez|etes|aviez|ressentez)(?: \w+)? (?:surement|sans doute|certainement|probablement|forcement|evidemment)\b/,
  ],
  [
    'suggestive',
    /\b(?:il|elle|ils|elles|on|votre \w+|cette personne|monsieur|madame)\b(?: \w+){0,6} (?:sans doute|surement|probablement|certainement|vraisemblablement|manifestement|clairement|visiblement|evidemment)\b/,
  ],
  [
    'suggestive',
    /\b(?:sans doute|surement|probablement|certainement|manifestement|clairement|visiblement)[ ,]+(?:il|elle|ils|qu'il|qu'elle|que votre|votre|parce qu)\b/,
  ],
  [
    'suggestive',
    /\b(?:il|elle|ils|votre \w+) (?:voulait|voulaient|cherchait|cherchaient|essayait|tentait|semblait|semblaient|avait l'intention|cherche a|veut)\b/,
  ],
  [
    'suggestive',
    /\b(?:a|ont) du (?:\w+ )?(?:etre|vous)\b|\bvous (?:devez|deviez) (?:\w+ )?(?:vous sentir|etre|avoir|ressentir|vous sentiez)\b|\bdoit (?:\w+ )?(?:etre|vous)\b.{0,20}\b(?:dur|difficile|penible|douloureux|eprouvant|lourd)/,
  ],
  [
    'suggestive',
    /\bpensez-vous de\b|\bvous (?:a|ont|avait|avaient) fait (?:cela|ca|quelque)\b|\bfait (?:avant )?pour (?:cela|ca|que|qu')|\bvotre part (?:dans|de)\b/,
  ],
  ['contact', /\bvos? (?:nom|prenom|noms|date de naissance)\b|\bvotre (?:nom|prenom|date de naissance)\b/],
];
