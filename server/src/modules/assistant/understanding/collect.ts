/** What a conversation has collected, from the words of the person alone. */
import {
  type Certainty,
  type Collected,
  type CollectedDetail,
  DETAIL_KINDS,
  type DetailKind,
  type SourceSpan,
} from '#contract/interview.ts';
import { isDontKnow } from '../guide/intents.ts';
import { answerIn } from './answers.ts';
import { isAbsent, isOwnName, isSamePerson, withoutCleared } from './corrections/cleared.ts';
import { isWithdrawn, withdrawalsIn } from './corrections/withdrawals.ts';
import { accountIn, DETAILED_WORDS } from './description.ts';
import type { Finding } from './finding.ts';
import { findTypes, type TypeFinding, withoutContained } from './incident-type.ts';
import { knownMessage } from './known-messages.ts';
import type { Mention } from './people/mention.ts';
import { mentionsIn } from './people/mentions.ts';
import { ownNameIn } from './people/names.ts';
import { peopleFrom } from './people/people.ts';
import {
  type ReadMessage,
  sentenceAt,
  sourceOf,
  textOf,
  wholeOf,
  wordCount,
  wordsOf,
} from './read-message.ts';
import { actionsIn, asidesIn, impactsIn, isInside } from './since.ts';
import { localDay } from './when/calendar.ts';
import { momentsIn } from './when/moments.ts';
import { whenFrom } from './when/when.ts';
import { placesIn } from './where.ts';
import { type Witnesses, witnessesIn } from './witnesses.ts';
import { contains, overlaps } from './words/phrases.ts';

export interface CollectOptions {
  /** IANA name; relative days are resolved in it. */
  timeZone: string;
  /** Which detail a question of the assistant was about; null for none in particular. */
  askedAbout: (assistantText: string) => DetailKind | null;
}

interface Said {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
}

/** Deterministic; the messages are in order, oldest first. */
export const collect = (said: readonly Said[], options: CollectOptions): Collected => {
  const messages = readAll(said, options);
  const withdrawals = messages.flatMap(withdrawalsIn);
  const isKept = (finding: Pick<Finding, 'message' | 'span'>) =>
    withdrawals.length === 0 || !isWithdrawn(withdrawals, messages, finding);
  const own = new Set(messages.flatMap(ownNameIn));
  const people = withoutCleared(
    messages.map((message) => mentionsIn(message).filter((mention) => !isOwnName(mention, own))),
  );
  const parts = withoutAbsent(
    messages.map((message, at): Part => {
      const asides = asidesIn(message);
      const mentions = people[at]?.filter(isKept) ?? [];
      const answer = answerIn(message);
      return { message, asides, mentions, answer, witnesses: witnessesIn(message, mentions, asides) };
    }),
  );
  const allTypes = withoutContained(findTypes(messages));
  const types = allTypes.filter(isKept);
  const when = whenFrom(
    parts.map(({ message }) => momentsIn(message, (span) => isKept({ message, span }))),
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
    return detailFrom(kind, inOrder([...spoken, ...unread].filter(isKept), messages));
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
        accountIn(message, asides, spansIn(allTypes, message), (span) => isKept({ message, span })),
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
  const closed = messages.flatMap((message) => closedBy(message, details));
  const all = [
    ...details,
    ...closed.filter(({ kind }, at) => closed.findIndex((other) => other.kind === kind) === at),
  ];
  return {
    details: DETAIL_KINDS.flatMap((kind) => all.find((detail) => detail.kind === kind) ?? []),
    people: concerned.persons,
    type: types[0]?.type ?? null,
    day: when.day,
    time: when.time,
    filled: details.filter(
      ({ kind, certainty }) => certainty === 'exact' || (kind === 'when' && when.precise),
    ).length,
  };
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
  if (kind === 'where' || kind === 'witnesses') return asides.length > 0;
  if (kind === 'impact' && mentions.some(({ name }) => name !== null)) return true;
  return accountIn(message, asides, []).length > 0;
};

const readAll = (said: readonly Said[], { timeZone, askedAbout }: CollectOptions): ReadMessage[] => {
  const messages: ReadMessage[] = [];
  let asked: DetailKind | null = null;
  for (const message of said) {
    if (message.role === 'assistant') asked = askedAbout(message.content);
    else messages.push(knownMessage(message, asked, localDay(message.at, timeZone)));
  }
  return messages;
};

const spansIn = (types: readonly TypeFinding[], message: ReadMessage) =>
  types.filter((finding) => finding.message === message).map(({ span }) => span);

const inOrder = (findings: readonly Finding[], messages: readonly ReadMessage[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      messages.indexOf(one.message) - messages.indexOf(other.message) || one.span.start - other.span.start,
  );

/** Enough for a reader to see where it comes from. */
const MAX_SOURCES = 8;
const MAX_VALUE_PARTS = 3;
const MAX_ACCOUNT_SOURCES = 60;

/** More than anybody says; bounds the work on a hostile text. */
const MAX_FINDINGS = 300;

const detailFrom = (kind: DetailKind, all: readonly Finding[]): CollectedDetail | null => {
  const findings = all.slice(0, MAX_FINDINGS);
  if (findings.length === 0) return null;
  const own = findings.filter(
    (finding, at) =>
      !findings.some(
        (other, index) =>
          index !== at &&
          other.message === finding.message &&
          contains(other.span, finding.span) &&
          (index < at || !contains(finding.span, other.span)),
      ),
  );
  const certainty: Certainty = own.some((finding) => finding.certainty === 'exact') ? 'exact' : 'approximate';
  const best = own.filter((finding) => finding.certainty === certainty);
  return {
    kind,
    certainty,
    value: readingAid(best),
    sources: sourcesOf([...best, ...own.filter((finding) => !best.includes(finding))], MAX_SOURCES),
  };
};

const readingAid = (findings: readonly Finding[]): string => {
  const parts = new Map<string, string>();
  for (const { message, span } of findings) {
    const key = textOf(message, span);
    if (!parts.has(key)) parts.set(key, wordsOf(message, span).trim());
    if (parts.size === MAX_VALUE_PARTS) break;
  }
  return [...parts.values()].join(' ; ');
};

const sourcesOf = (findings: readonly Finding[], max: number): SourceSpan[] =>
  findings.slice(0, max).map(({ message, span }) => sourceOf(message, span));

const typeDetail = (types: readonly TypeFinding[]): CollectedDetail | null => {
  const [first] = types;
  if (!first) return null;
  const same = types.filter(({ type }) => type === first.type);
  const others = types.filter(({ type }) => type !== first.type);
  const findings = [...same, ...others].map(
    ({ message, span }): Finding => ({ message, span, certainty: 'exact' }),
  );
  return {
    kind: 'incident_type',
    certainty: 'exact',
    value: readingAid(findings),
    sources: sourcesOf(findings, MAX_SOURCES),
  };
};

const describedBy = (account: readonly Finding[]): CollectedDetail | null => {
  if (account.length === 0) return null;
  const words = account.reduce((sum, { message, span }) => sum + wordCount(textOf(message, span)), 0);
  return {
    kind: 'description',
    certainty: words >= DETAILED_WORDS ? 'exact' : 'approximate',
    value: readingAid(account),
    sources: sourcesOf(account, MAX_ACCOUNT_SOURCES),
  };
};

interface Part {
  message: ReadMessage;
  answer: ReturnType<typeof answerIn>;
  asides: ReturnType<typeof asidesIn>;
  mentions: Mention[];
  witnesses: Witnesses;
}

/** Without those of whom she says later that they were not there or saw nothing: no witnesses, and nobody of the facts. */
const withoutAbsent = (parts: readonly Part[]): Part[] => {
  const absences = parts.flatMap(({ mentions }, at) =>
    mentions.filter(isAbsent).map((mention) => ({ mention, at })),
  );
  if (absences.length === 0) return [...parts];
  return parts.map((part, at) => {
    const isGone = (mention: Mention) =>
      absences.some(
        (absence) =>
          isSamePerson(absence.mention, mention) &&
          (at < absence.at || (at === absence.at && mention.span.start <= absence.mention.span.start)),
      );
    const { findings, mentions: seeing } = part.witnesses;
    return {
      ...part,
      // Asked who was there, she says who was not: that answers nothing else.
      answer: part.mentions.some((mention) => isAbsent(mention) || isGone(mention)) ? null : part.answer,
      mentions: part.mentions.filter(
        (mention) =>
          !isAbsent(mention) &&
          !((seeing.includes(mention) || part.message.asked === 'witnesses') && isGone(mention)),
      ),
      witnesses: {
        findings: findings
          .filter(({ mention }) => !mention || !isGone(mention))
          .map((finding) => {
            // "Sophie et Karim ont tout entendu", and Karim has not: Sophie alone is cited.
            const tellsOfGone = part.mentions.some(
              (mention) => isGone(mention) && overlaps(mention.span, finding.span),
            );
            return finding.mention && tellsOfGone ? { ...finding, span: finding.mention.span } : finding;
          }),
        mentions: seeing.filter((mention) => !isGone(mention)),
      },
    };
  });
};

/** "C'est Paul Girard, mon chef, qui m'a insultée": whoever did it, also when asked who saw it. */
const isDoer = ({ message, span }: Mention, types: readonly TypeFinding[]): boolean => {
  const sentence = sentenceAt(message, span);
  return types.some(
    (finding) =>
      finding.message === message && overlaps(finding.span, sentence) && finding.span.start >= span.end,
  );
};

const peopleOf = (parts: readonly Part[], types: readonly TypeFinding[]) => {
  const witnesses = new Set(
    parts.flatMap(({ message, mentions, witnesses: { mentions: seeing } }) =>
      message.asked === 'witnesses'
        ? mentions.filter((mention) => seeing.includes(mention) || !isDoer(mention, types))
        : seeing,
    ),
  );
  const asides = new Set(
    parts.flatMap(({ message, mentions, asides: clauses }) =>
      message.asked === 'people'
        ? []
        : mentions.filter(({ span }) => message.asked === 'actions' || isInside(clauses, span)),
    ),
  );
  const people = peopleFrom(
    parts.flatMap(({ mentions }) => mentions),
    witnesses,
    (mention) => asides.has(mention),
  );
  const findings = people.mentions.map(
    ({ message, span }): Finding => ({ message, span, certainty: 'exact' }),
  );
  const detail: CollectedDetail | null = people.certainty && {
    kind: 'people',
    certainty: people.certainty,
    value: readingAid(findings),
    sources: sourcesOf(findings, MAX_SOURCES),
  };
  return { persons: people.persons, detail };
};

/** Asked how she is, "rien": no effect is told, nor that there is none. */
const isNothing = ({ text }: ReadMessage): boolean =>
  /^\s*(?:euh,? )?rien(?: d'autre| de plus)?[\s.!]*$/.test(text);

/** "Je ne sais pas" closes the question it answers, unless something is known of it. */
const closedBy = (message: ReadMessage, known: readonly CollectedDetail[]): CollectedDetail[] => {
  const { asked } = message;
  if (!asked || known.some(({ kind }) => kind === asked)) return [];
  if (!isDontKnow(message.content) && !(asked === 'impact' && isNothing(message))) return [];
  const span = wholeOf(message);
  if (span.start === span.end) return [];
  return [
    {
      kind: asked,
      certainty: 'unknown',
      value: wordsOf(message, span).trim(),
      sources: [sourceOf(message, span)],
    },
  ];
};
