/** What a conversation has collected, from the words of the person alone. */
import { type Collected, type CollectedDetail, DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import type { Pointer } from '../extraction/pointer.ts';
import { isDontKnow } from '../guide/intents.ts';
import { answerIn } from './answers.ts';
import { peopleOf } from './concerned.ts';
import { isOwnName, withoutCleared } from './corrections/cleared.ts';
import { withoutReplaced } from './corrections/replaced-places.ts';
import { isKindWithdrawn, isWithdrawn, withdrawalsIn } from './corrections/withdrawals.ts';
import { accountIn } from './description.ts';
import { describedBy, detailFrom, typeDetail } from './detail.ts';
import { onlyDoubts } from './doubts.ts';
import { type StoredEdit, withEdits } from './edits.ts';
import type { Finding } from './finding.ts';
import { forgottenIn } from './forgotten.ts';
import { isHedged } from './hedges.ts';
import { findTypes, type TypeFinding, withoutContained } from './incident-type.ts';
import { type Part, withoutAbsent, withoutErased } from './parts.ts';
import { mentionsIn } from './people/mentions.ts';
import { ownNameIn } from './people/names.ts';
import { withRolesPutRight } from './people/roles-put-right.ts';
import { withPointed } from './pointed/with-pointed.ts';
import { type ReadMessage, sourceOf, wholeOf, wordsOf } from './read-message.ts';
import { readSaid } from './read-said.ts';
import { isSaidByOthers } from './said-by-others.ts';
import { actionsIn, asidesIn, impactsIn } from './since.ts';
import { tracesIn } from './traces.ts';
import { type LaterDay, withLaterDays } from './when/later-days.ts';
import { momentsIn } from './when/moments.ts';
import { whenFrom } from './when/when.ts';
import { placesIn } from './where.ts';
import { witnessesIn } from './witnesses.ts';
import type { Span } from './words/phrases.ts';

export interface CollectOptions {
  /** IANA name; relative days are resolved in it. */
  timeZone: string;
  /** Which detail a question of the assistant was about; null for none in particular. */
  askedAbout: (assistantText: string) => DetailKind | null;
  /** What the person has done by hand; `through` counts all of `said`. */
  edits?: readonly StoredEdit[];
  /** What she has done besides, in the place of which another edit counts: what it was about stays gone. */
  setAside?: readonly StoredEdit[];
  /** "Le lendemain" of an incident before this one. */
  laterDays?: readonly LaterDay[];
  /** Where an outside model has found something in the person's words. */
  pointers?: readonly Pointer[];
}

interface Said {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
}

/** Deterministic; the messages are in order, oldest first. */
export const collect = (said: readonly Said[], options: CollectOptions): Collected => {
  const { edits = [], setAside = [] } = options;
  const places = new Map(said.map(({ id }, at) => [id, at]));
  const isLater = (messageId: string, through: number) => (places.get(messageId) ?? 0) >= through;
  const gone = [...edits, ...setAside].filter(({ action }) => action !== 'unsure');
  const told = collectTold(said, options, (kind, { id }) =>
    gone.some(
      ({ kind: about, through, speaksOf }) =>
        about === kind && !isLater(id, through) && (speaksOf?.has(id) ?? true),
    ),
  );
  const readAlone = (kind: DetailKind, content: string): Collected => {
    const at = said.at(-1)?.at ?? new Date(0);
    const answer: Said = { id: '', role: 'user', content, at };
    return collectTold([{ ...answer, role: 'assistant' }, answer], { ...options, askedAbout: () => kind });
  };
  return withEdits(told, edits, readAlone);
};

/** @param isErasedByHand whether the person has taken what a message tells of a kind out of what is collected */
const collectTold = (
  said: readonly Said[],
  options: CollectOptions,
  isErasedByHand: (kind: DetailKind, message: ReadMessage) => boolean = () => false,
): Collected => {
  const messages = readSaid(said, options).map(({ message }) => message);
  const withdrawals = messages.flatMap(withdrawalsIn);
  const isKept = (finding: Pick<Finding, 'message' | 'span'>) =>
    withdrawals.length === 0 || !isWithdrawn(withdrawals, messages, finding);
  const isErased = (kind: DetailKind, message: ReadMessage) =>
    isErasedByHand(kind, message) || isKindWithdrawn(withdrawals, messages, kind, message);
  const own = new Set(messages.flatMap(ownNameIn));
  const named = messages.map((message) =>
    mentionsIn(message).filter(
      (mention) => !isOwnName(mention, own) && !isSaidByOthers(message, mention.span),
    ),
  );
  const people = withRolesPutRight(withoutCleared(named), messages);
  const everything = withoutAbsent(
    messages.map((message, at): Part => {
      const asides = asidesIn(message);
      const mentions = people[at]?.filter(isKept) ?? [];
      const answer = withNamed(answerIn(message), mentions);
      return { message, asides, mentions, answer, witnesses: witnessesIn(message, mentions, asides) };
    }),
  );
  const parts = withoutErased(everything, isErased);
  const allTypes = withoutContained(findTypes(messages));
  const types = allTypes.filter((finding) => isKept(finding) && !isErased('incident_type', finding.message));
  const when = whenFrom(
    parts.map(({ message }) => {
      const isTold = (span: Span) => isKept({ message, span }) && !isErased('when', message);
      return withLaterDays(momentsIn(message, isTold), options.laterDays ?? [], isTold);
    }),
    (dayAt) =>
      messages.some(
        (message, at) => at > dayAt && dayAt >= 0 && message.asked === 'when' && isDontKnow(message.content),
      ),
  );
  const found = (kind: DetailKind, spoken: readonly Finding[]): CollectedDetail | null => {
    const answers = parts.flatMap((part) => {
      const { answer } = part;
      return answer?.kind === kind && !isClaimed(part, kind, types) ? [answer.finding] : [];
    });
    // An answer explains itself only where its words were not understood by themselves.
    const unread = answers.filter(({ message }) => !spoken.some((finding) => finding.message === message));
    const kept = [...spoken, ...unread].filter(
      (finding) =>
        isKept(finding) && !isErased(kind, finding.message) && !isSaidByOthers(finding.message, finding.span),
    );
    const told = inOrder(kept, messages);
    return detailFrom(kind, kind === 'where' ? withoutReplaced(told) : told);
  };
  const concerned = peopleOf(parts, types);
  const details = [
    typeDetail(types),
    when.detail,
    found(
      'where',
      parts.flatMap(({ message, asides }) => placesIn(message, message.asked === 'where' ? [] : asides)),
    ),
    concerned.detail,
    describedBy(
      parts.flatMap(({ message, asides }) =>
        isErased('description', message)
          ? []
          : accountIn(message, asides, spansIn(allTypes, message), (span) => isKept({ message, span })),
      ),
    ),
    found(
      'witnesses',
      parts.flatMap(({ witnesses }) => witnesses.findings),
    ),
    found(
      'impact',
      messages.flatMap((message) => impactsIn(message)),
    ),
    found(
      'actions',
      messages.flatMap((message) => actionsIn(message)),
    ),
  ].filter((detail) => detail !== null);
  const closed = messages
    .flatMap((message) => closedBy(message, details).map((detail) => ({ message, detail })))
    .filter(({ message, detail }) => !isErased(detail.kind, message))
    .map(({ detail }) => detail);
  const all = [
    ...details,
    ...closed.filter(({ kind }, at) => closed.findIndex((other) => other.kind === kind) === at),
  ];
  const evidence = messages.flatMap(tracesIn);
  const read: Collected = {
    details: DETAIL_KINDS.flatMap((kind) => all.find((detail) => detail.kind === kind) ?? []),
    people: concerned.persons,
    type: types[0]?.type ?? null,
    day: when.day,
    time: when.time,
    filled: details.filter(
      ({ kind, certainty }) => certainty === 'exact' || (kind === 'when' && when.precise),
    ).length,
    ...(evidence.length > 0 && { evidence }),
  };
  return withPointed(read, { messages, pointers: options.pointers ?? [], isKept, isErased });
};

/** Asked who was there, a name or one's role is as precise as can be: "mon collègue", "Bruno Keller". */
const withNamed = (answer: Part['answer'], mentions: Part['mentions']): Part['answer'] => {
  if (answer?.kind !== 'witnesses' || answer.finding.certainty === 'exact') return answer;
  const isSomebody = mentions.some(({ name, roleWithDeterminer, message }) => {
    if (name) return true;
    const words = roleWithDeterminer ? wordsOf(message, roleWithDeterminer) : '';
    return /^(?:mon|ma|le|la|l.|un|une)(?!\p{L})/iu.test(words);
  });
  return isSomebody && !isHedged(answer.finding.message, answer.finding.span)
    ? { ...answer, finding: { ...answer.finding, certainty: 'exact' } }
    : answer;
};

/** Words that were understood as something else are no answer to the question before them. */
const isClaimed = (
  { message, asides, mentions, witnesses }: Part,
  kind: DetailKind,
  types: readonly TypeFinding[],
): boolean => {
  if (types.some((finding) => finding.message === message)) return true;
  if (kind !== 'witnesses' && witnesses.findings.length > 0) return true;
  const placed = placesIn(message, asides).some(({ certainty }) => certainty === 'exact');
  if (kind !== 'where' && placed) return true;
  // "C'est mon chef d'équipe, Luc Faure" is nobody's place.
  if (kind === 'where' && mentions.length > 0) return true;
  if (kind === 'where' || kind === 'witnesses') return asides.length > 0;
  if (kind === 'impact' && mentions.some(({ name }) => name !== null)) return true;
  // What she or somebody for her has done since is told like facts: "on est allés au CFA".
  if (kind === 'actions') return /^(?:il|elle|ils|elles) /.test(message.text);
  return accountIn(message, asides, []).length > 0;
};

const spansIn = (types: readonly TypeFinding[], message: ReadMessage) =>
  types.filter((finding) => finding.message === message).map(({ span }) => span);

const inOrder = (findings: readonly Finding[], messages: readonly ReadMessage[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      messages.indexOf(one.message) - messages.indexOf(other.message) || one.span.start - other.span.start,
  );

/** Asked how she is, "rien": no effect is told, nor that there is none. */
const isNothing = ({ text }: ReadMessage): boolean =>
  /^\s*(?:euh,? )?rien(?: d'autre| de plus)?[\s.!]*$/.test(text);

/** "Je ne sais pas" closes the question it answers, unless something is known of it. */
const closedBy = (message: ReadMessage, known: readonly CollectedDetail[]): CollectedDetail[] => {
  const { asked } = message;
  const unknown = (kind: DetailKind, span: Span): CollectedDetail[] =>
    span.start === span.end || known.some((detail) => detail.kind === kind)
      ? []
      : [
          {
            kind,
            certainty: 'unknown',
            value: wordsOf(message, span).trim(),
            sources: [sourceOf(message, span)],
          },
        ];
  // Not to be sure of the hour is no answer to how she is.
  const isOfElse = asked !== 'when' && asked !== 'where' && asked !== 'people' && onlyDoubts(message);
  const answers = (isDontKnow(message.content) && !isOfElse) || (asked === 'impact' && isNothing(message));
  if (asked && answers) return unknown(asked, wholeOf(message));
  return forgottenIn(message).flatMap(({ kind, span }) => unknown(kind, span));
};
