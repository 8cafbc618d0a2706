/**
 * Who is nobody of the facts: the person who tells, whoever she has cleared since, and whoever turns out not to have
 * been there. A role that was said of somebody cleared is not handed on to the person named instead.
 */
import { contrastedIn } from '../people/contrasted.ts';
import type { Mention } from '../people/mention.ts';
import { agree } from '../people/merge.ts';
import { sentenceAt } from '../read-message.ts';
import { overlaps } from '../words/phrases.ts';

/** "ce n'était pas Paul", "non, pas Paul mais Pierre". */
const CLEARED_BEFORE =
  /(?:(?:ce )?(?:n ?'? ?)?(?:c'? ?)?(?:etait|est|s'agit|s'agissait) pas (?:de |d')?|non pas |, pas |^pas )(?:le |la |l'|mon |ma |un |une )?$|(?<![a-z])c pas $/;
const CLEARED_AFTER = /^ (?:n'?y est pour rien|n'?a rien a voir)/;
/** She speaks of who saw it, not of who did it. */
const OF_SEEING = /^ qui (?:a|avait|etait|est|l'a) (?:tout )?(?:vu|entendu|la(?![a-z])|present)/;

export const isClearing = ({ message, span, name }: Mention): boolean => {
  if (!name || isRespelled({ message, span })) return false;
  const before = message.text.slice(Math.max(0, span.start - 32), span.start);
  const after = message.text.slice(span.end, span.end + 32);
  return (CLEARED_BEFORE.test(before) && !OF_SEEING.test(after)) || CLEARED_AFTER.test(after);
};

/** "Pas Morel, Maurel": the wrong spelling of somebody who stays. */
const isRespelled = ({ message, span }: Pick<Mention, 'message' | 'span'>): boolean =>
  contrastedIn(message).some(({ wrong, respelled }) => respelled && overlaps(wrong, span));

/** Mentions of persons of the facts: neither the person who tells nor anybody whom she has cleared since. */
export const withoutCleared = (all: readonly (readonly Mention[])[]): Mention[][] => {
  const mentions = all.map((own) => own.filter((mention) => !isRespelled(mention)));
  const cleared = mentions.flatMap((own, at) =>
    own.filter(isClearing).map((mention) => ({ mention, at, words: mention.nameWords })),
  );
  if (cleared.length === 0) return mentions;
  return mentions.map((own, at) =>
    own.filter(
      (mention) =>
        !mention.name ||
        !cleared.some(
          (clearing) =>
            (at < clearing.at || (at === clearing.at && mention.span.start <= clearing.mention.span.start)) &&
            agree(clearing.words, mention.nameWords, mention.titled),
        ),
    ),
  );
};

/** Her own name, or a part of it. "Sophie Martin" is somebody else than Sophie Bernard. */
export const isOwnName = ({ name, nameWords }: Mention, own: ReadonlySet<string>): boolean =>
  name !== null && nameWords.every((word) => own.has(word));

const WAS_AWAY =
  /^,? (?:(?:n'?|ne )?y (?:etait|etaient|est) (?:pas|plus)|(?:n'?|ne )?(?:etait|etaient|est) (?:en fait |finalement )?(?:pas|plus) (?:la|presente?s?|dans|avec|sur place|encore|arrivee?)(?![a-z])|(?:n'?|ne )?etait (?:absente?|en (?:conges?|arret|vacances)))/;
/** "Enfin Karim non, il était en télétravail", "Karim était en congés". */
const WAS_ELSEWHERE =
  /^,? (?:lui |elle |(?:en fait|finalement),? )?(?:non ?(?:$|[,.;!])|(?:non ?,? )?(?:il |elle )?etait (?:deja |encore |toujours )?(?:absente?|malade|ailleurs|en (?:conges?|arret|vacances|teletravail|deplacement|formation|repos|rtt|mission)|chez (?:lui|elle))(?![a-z]))/;
const SAW_NOTHING =
  /^,? (?:(?:n'?|ne )?(?:a|ont|avait) (?:en fait |finalement )?(?:rien|pas) (?:vue?|entendue?|assiste|ete temoin)|(?:n'?|ne )?(?:est|etait) pas temoin)/;
/** "Léa est arrivée après": what there was to see was over. */
const CAME_LATER =
  /^,? (?:n'?)?(?:est|etait|sont) (?:re)?(?:arrivee?s?|venue?s?|entree?s?|passee?s?) (?:juste |seulement |bien |que )?(?:apres|plus tard|ensuite|trop tard|a la fin)(?! (?:le|la|les|que|avoir) )/;
const SAW_NOTHING_OF_IT = /(?:rien|pas) (?:vue?|entendue?)/;
const OTHERWISE = /^(?:ah |euh )?(?:non|enfin|en fait|finalement|pardon|en realite)(?![a-z])/;
const SAW_SOMETHING = /(?<!rien )(?<!pas )(?:vue?|entendue?|assiste)(?![a-z])/;
const NOT_BEFORE = /(?:n'?y avait pas|sans|(?<!personne )sauf) $/;
/** "Ce jour-là Sophie n'était pas là" corrects nobody's presence unless it was told. */
const LATER = /^(?:le lendemain|ensuite|depuis|aujourd'? ?hui|maintenant)/;

/** Somebody who was not there, or saw nothing: no witness, whatever was told of her before. */
export const isAbsent = ({ message, span }: Mention): boolean => {
  const sentence = sentenceAt(message, span);
  if (LATER.test(message.text.slice(sentence.start, span.start))) return false;
  const before = message.text.slice(Math.max(sentence.start, span.start - 20), span.start);
  const after = message.text.slice(span.end, Math.min(sentence.end, span.end + 60));
  const rest = message.text.slice(span.end, sentence.end);
  const takenBack =
    SAW_NOTHING_OF_IT.test(rest) || OTHERWISE.test(message.text.slice(sentence.start, span.start));
  if (CAME_LATER.test(after) && takenBack && !SAW_SOMETHING.test(rest)) return true;
  return [WAS_AWAY, WAS_ELSEWHERE, SAW_NOTHING].some((words) => words.test(after)) || NOT_BEFORE.test(before);
};

/** True for one and the same person, named or known by the same words. */
export const isSamePerson = (one: Mention, other: Mention): boolean => {
  if (one.name && other.name) return agree(one.nameWords, other.nameWords, one.titled || other.titled);
  if (one.name || other.name) return false;
  return wordsOfRole(one) === wordsOfRole(other);
};

const wordsOfRole = ({ message, roleWithDeterminer }: Mention): string =>
  roleWithDeterminer ? message.text.slice(roleWithDeterminer.start, roleWithDeterminer.end) : '';
