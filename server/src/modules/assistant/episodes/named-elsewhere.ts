/**
 * Asked who saw it, "J'ai parlé de tout à Mme Petit": the one who did it another day is not there on this one only
 * because her name stands in the answer. She is where it is said so: "il y avait Mme Petit", "Mme Petit a tout vu".
 */
import type { Collected, CollectedDetail } from '#contract/interview.ts';
import type { Mention } from '../understanding/people/mention.ts';
import { mentionsIn } from '../understanding/people/mentions.ts';
import { agree } from '../understanding/people/merge.ts';
import { type ReadMessage, sentenceAt, sourceOf } from '../understanding/read-message.ts';
import { asidesIn } from '../understanding/since.ts';
import { witnessesIn } from '../understanding/witnesses.ts';
import { nameWordsOf } from './known-names.ts';

/** What may stand before the name of somebody who was there: a few whole words, so that no text is read in many ways. */
const NAMED_AS_THERE =
  /^[^a-z0-9]*(?:(?:oui|si|alors|euh|bah|ben|et|puis|aussi|ou|il y avait|y avait|il y a|c[' ]?(?:etait|est)|juste|seulement|surtout|peut[- ]?etre|je (?:crois|pense)(?: qu[' ]?(?:il y avait)?)?|j[' ]?ai (?:juste |bien |aussi )?(?:vue?|apercue?|croisee?|reconnue?)|je me (?:souviens|rappelle)|(?:j[' ]?etais|on etait|nous etions|il etait) avec|avec|devant|a part|sauf|a cote(?: de (?:moi|nous|lui))?|en face|derriere|pres de (?:moi|nous|lui)|(?:dans|a|au|sur) (?:la |le |l[' ]?|son |mon )?(?!cote|part)[a-z-]{4,14}|(?:l|m|n|d)(?:'|(?= ))|le|la|de|mon|ma|notre)(?:[ ,:]+|(?<=')|$)){0,12}$/;

/**
 * @param others what was collected of the other incidents of the conversation
 * @param messages of this one
 */
export const withoutNamedElsewhere = (
  collected: Collected,
  others: readonly Collected[],
  messages: readonly ReadMessage[],
): Collected => {
  const authors = others.flatMap(({ people }) => people.filter(({ witness }) => !witness)).map(wordsOfName);
  const isAuthor = ({ nameWords, titled }: Mention) =>
    nameWords.length > 0 && authors.some((words) => words.length > 0 && agree(words, nameWords, titled));
  const mentions = messages.flatMap(mentionsIn);
  const elsewhere = mentions.filter((mention) => isAuthor(mention) && !isThere(mention));
  const isByHand = collected.details.some(
    ({ kind, edit }) => (kind === 'witnesses' || kind === 'people') && edit,
  );
  if (elsewhere.length === 0 || isByHand) return collected;
  const isOnlyElsewhere = (name: string): boolean => {
    const own = mentions.filter(({ nameWords, titled }) => agree(nameWordsOf(name), nameWords, titled));
    return own.length > 0 && own.every((mention) => elsewhere.includes(mention));
  };
  const witnesses = collected.details.find(({ kind }) => kind === 'witnesses');
  const left = witnesses && withoutAnswers(witnesses, mentions, elsewhere);
  return {
    ...collected,
    people: collected.people.filter(({ name, witness }) => !witness || !isOnlyElsewhere(name)),
    details: collected.details.flatMap((detail) => (detail === witnesses ? (left ?? []) : [detail])),
    filled: collected.filled - (witnesses?.certainty === 'exact' && !left ? 1 : 0),
  };
};

const wordsOfName = ({ name }: { name: string }): string[] => nameWordsOf(name);

const isThere = (mention: Mention): boolean => {
  const { message, span } = mention;
  if (message.asked !== 'witnesses') return true;
  const all = mentionsIn(message);
  if (witnessesIn(message, all, asidesIn(message)).mentions.includes(mention)) return true;
  const from = all.findLast((other) => other.span.end <= span.start)?.span.end ?? 0;
  const { start } = sentenceAt(message, span);
  return NAMED_AS_THERE.test(message.text.slice(Math.max(start, from), span.start));
};

/** Null where nothing is left of it; what a model pointed at is not read out of an answer. */
const withoutAnswers = (
  detail: CollectedDetail,
  mentions: readonly Mention[],
  elsewhere: readonly Mention[],
): CollectedDetail | null => {
  if (detail.found_by === 'model') return detail;
  const sources = detail.sources.filter(({ message_id, start, end }) => {
    const named = mentions.filter(({ message, span }) => {
      const place = sourceOf(message, span);
      return place.message_id === message_id && start <= place.start && place.end <= end;
    });
    return named.length === 0 || named.some((mention) => !elsewhere.includes(mention));
  });
  if (sources.length === detail.sources.length) return detail;
  if (sources.length === 0) return null;
  return { ...detail, value: sources.map(({ words }) => words).join(' ; '), sources };
};
