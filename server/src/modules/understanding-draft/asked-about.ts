/** Which detail a French question of the assistant is about, recognised by its words. */
import type { DetailKind } from '#contract/interview.ts';
import { fold } from './fold.ts';
import { holds, phrases } from './phrases.ts';

/** In order: "quelqu'un d'autre était-il présent" is about witnesses before it is about persons. */
const CUES: readonly (readonly [DetailKind, RegExp])[] = [
  ['witnesses', phrases('temoins?', "quelqu'un d'autre", "d'autres personnes", 'presente?s?', 'assiste')],
  [
    'actions',
    phrases(
      'demarches?',
      "qu'avez~vous fait",
      'avez~vous (?:deja )?(?:fait|parle|entrepris|signale)',
      'parle a',
    ),
  ],
  [
    'impact',
    phrases(
      'ressenti[es]?',
      'ressentez',
      'effets?',
      'consequences?',
      'repercussions?',
      'impact',
      'depuis',
      'sentez~vous',
      'vivez~vous',
    ),
  ],
  ['when', phrases('quand', 'quel jour', 'quelle date', 'quelle heure', 'quel moment', 'date')],
  ['where', phrases('ou (?:cela|etiez|etait|est~ce|ca|vous|se)', 'endroit', 'lieu', '(?:^|, )ou')],
  ['people', phrases('qui', 'nom', 'prenom', 'fonction', 'role', 'personnes? concernees?')],
  [
    'description',
    phrases("que s'est~il passe", 'racont[a-z]{1,4}', 'decri[a-z]{1,6}', "m'en dire plus", 'en dire plus'),
  ],
  ['incident_type', phrases('nature', "quel type (?:de|d')", 'quel genre')],
];

/** Only the last question counts; a text without one asked nothing. */
export const recogniseQuestion = (assistantText: string): DetailKind | null => {
  const { text } = fold(assistantText);
  const question = text.split(/[.!\n]/).findLast((sentence) => sentence.includes('?')) ?? text;
  return CUES.find(([, cue]) => holds(cue, question))?.[0] ?? null;
};
