/** "Salle Pascal. Non attendez, en salle Voltaire": the place that is put right takes the place of those told before. */
import type { Finding } from '../finding.ts';

const WORDS =
  "(?:euh+|heu+|ah|oups|ben|bah|mais|attendez|attends|non|nan|pardon|desolee?|excusez[- ]moi|en fait|en realite|enfin|finalement|plutot|erreur|correction|je me suis trompee?|je me trompe|je corrige|j'? ?ai confondu)";
/** Right before the place, from where its sentence or its clause begins. */
const LED_BY = new RegExp(
  `(?:^|[.,;:!?\\n-] ?)((?:${WORDS}[ ,.:!]{1,3}){1,5})(?:(?:c'? ?(?:etait|est)|ca s'? ?est passe|on etait|j'? ?etais|plutot) (?:plutot )?)?$`,
);
/** The words that say by themselves that it was wrong. */
const WRONG =
  /(?<![a-z])(?:non|nan|pardon|oups|en fait|en realite|trompee?|trompe|erreur|correction|corrige|confondu|finalement)(?![a-z])/;
const REACH = 70;

const putsRight = ({ message: { text }, span }: Finding): boolean => {
  const lead = LED_BY.exec(text.slice(Math.max(0, span.start - REACH), span.start))?.[1];
  // Where something is told of the place, it may be one more: "en fait, au bureau il me crie dessus".
  return (
    lead !== undefined &&
    WRONG.test(lead) &&
    /^ ?(?:$|[.,;!)\n]|pas )/.test(text.slice(span.end, span.end + 6))
  );
};

/** @param places in the order in which they were told */
export const withoutReplaced = (places: readonly Finding[]): Finding[] => {
  const from = places.findLastIndex(putsRight);
  return places.slice(Math.max(0, from));
};
