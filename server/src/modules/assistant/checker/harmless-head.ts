/**
 * The beginnings that may be seen before their sentence is judged. Each can stand alone: when what follows it is
 * rejected, it is closed with a full stop, so that nothing which was shown is ever taken back.
 */
import { fragment } from './pattern.ts';

const THANKS_FOR = fragment`
    (?:de (?:me le dire|l['’]avoir (?:dit|écrit|partagé)|votre (?:confiance|réponse|message))
    |pour (?:ces (?:précisions|informations|éléments)|cette (?:précision|réponse)|votre (?:confiance|réponse
    |message))
    |d['’]avoir (?:pris le temps de l['’]écrire|partagé cela))
  `;

/** Followed by a space or a sign, so that its last word is whole. */
const ACKNOWLEDGEMENT = new RegExp(
  `^\\s*(?:merci(?: beaucoup)?(?: ${THANKS_FOR})?|bonjour|bonsoir|d['’]accord|entendu|bien sûr|très bien|c['’]est (?:bien )?noté|je vous (?:lis|écoute|remercie)|je comprends|prenez (?:votre temps|le temps qu['’]il vous faut))(?=[\\s.,;:!…])`,
  'iu',
);
const ACKNOWLEDGEMENT_MAX_CHARACTERS = 80;

/** "mot12": no word of any language, as measurements send them (form.ts). */
const NUMBERED = /\s*mot\d{1,6}(?=\s)/y;

/**
 * Where the harmless beginning of the sentence ends; 0 when it has none.
 * @param known where it ended when the sentence was shorter
 */
export const harmlessHead = (sentence: string, known: number): number => {
  const start = sentence.slice(0, ACKNOWLEDGEMENT_MAX_CHARACTERS);
  const acknowledged = known < start.length ? (ACKNOWLEDGEMENT.exec(start)?.[0].length ?? 0) : 0;
  let head = Math.max(known, acknowledged);
  if (acknowledged > 0) return head;
  for (;;) {
    NUMBERED.lastIndex = head;
    if (!NUMBERED.test(sentence)) return head;
    head = NUMBERED.lastIndex;
  }
};
