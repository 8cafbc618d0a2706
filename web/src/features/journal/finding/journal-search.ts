/** What of the journal is shown, as it stands in the URL. Words and tags never stand there (sought-words.ts). */
import * as z from 'zod/mini';

import { entryType, mood, priority, timelineKind } from '#contract/common/kinds.ts';
import { factDay, id } from '#contract/common/shapes.ts';
import { passageOf } from '#web/lib/passage.ts';

const turnedOn = z.catch(z.optional(z.literal(true)), undefined);

const shape = z.object({
  kind: z.catch(z.optional(timelineKind), undefined),
  type: z.catch(z.optional(entryType), undefined),
  /** Entries with one of these. */
  moods: z.catch(z.optional(z.array(mood)), undefined),
  priority: z.catch(z.optional(priority), undefined),
  /** What has files. */
  files: turnedOn,
  /** What an incident came from or refers to. */
  linked: turnedOn,
  from: z.catch(z.optional(factDay), undefined),
  to: z.catch(z.optional(factDay), undefined),
  /** The day that was jumped to: it stands at the top, and what is newer above it. */
  at: z.catch(z.optional(factDay), undefined),
  /** The entry whose form is open; `new` for one that is not stored yet. */
  entry: z.catch(z.optional(z.union([z.literal('new'), id])), undefined),
  /** The passage of that entry that a link led to (lib/passage.ts). */
  passage: z.catch(
    z.optional(z.string().check(z.refine((value) => passageOf(value) !== undefined))),
    undefined,
  ),
});
export type JournalSearch = z.infer<typeof shape>;

/** What narrows the timeline. */
export type JournalFilters = Omit<JournalSearch, 'at' | 'entry' | 'passage'>;

/** The choices of the panel 'Filtres' that stand in the URL. */
export type FilterName = Exclude<keyof JournalFilters, 'from' | 'to'>;

/** What each choice can be true of: an entry, a conversation, an incident. */
const KINDS_WITH = {
  type: ['journal'],
  moods: ['journal'],
  priority: ['incident'],
  files: ['journal', 'conversation', 'incident'],
  linked: ['journal', 'conversation'],
} as const satisfies Record<Exclude<FilterName, 'kind'>, readonly string[]>;
const KINDED = Object.keys(KINDS_WITH) as (keyof typeof KINDS_WITH)[];

/** What takes all filters back, the period among them. */
export const NO_FILTERS = {
  kind: undefined,
  type: undefined,
  moods: undefined,
  priority: undefined,
  files: undefined,
  linked: undefined,
  from: undefined,
  to: undefined,
} as const satisfies Record<keyof JournalFilters, undefined>;

/**
 * What the URL asks for. Nonsense in it is left out, and so is what would contradict the rest: as `undefined`, since the router
 * keeps what is not spoken of.
 */
export const journalSearch = (search: Record<string, unknown>): JournalSearch => {
  const { moods, from, to, ...rest } = shape.parse(search);
  const isForward = from === undefined || to === undefined || from <= to;
  const chosen = [...new Set(moods)];
  const unknown = Object.keys(search).map((key) => [key, undefined]);
  return {
    ...Object.fromEntries(unknown),
    ...agreeing({
      ...NO_FILTERS,
      ...rest,
      moods: chosen.length > 0 ? chosen : undefined,
      from,
      to: isForward ? to : undefined,
    }),
  };
};

/** With this choice; what contradicts it is taken back. */
export const withChoice = (search: JournalSearch, choice: Partial<JournalSearch>): JournalSearch =>
  agreeing(
    { ...search, ...choice },
    KINDED.find((name) => choice[name] !== undefined),
  );

/** True where this choice can be true of something of that kind. */
export const canHave = (kind: JournalSearch['kind'], name: keyof typeof KINDS_WITH): boolean =>
  kind === undefined || KINDS_WITH[name].some((having) => having === kind);

/** Each choice has to be possible together with those before it; `first` comes before all but the kind. */
const agreeing = (search: JournalSearch, first?: keyof typeof KINDS_WITH): JournalSearch => {
  const agreed: JournalSearch = { ...search };
  let kinds: readonly string[] =
    search.kind === undefined ? ['journal', 'conversation', 'incident'] : [search.kind];
  for (const name of first === undefined ? KINDED : [first, ...KINDED]) {
    if (agreed[name] === undefined) continue;
    const left = KINDS_WITH[name].filter((kind) => kinds.includes(kind));
    if (left.length === 0) agreed[name] = undefined;
    else kinds = left;
  }
  return agreed;
};

/** How many filters narrow the timeline, beside the period. */
export const filterCount = ({ kind, type, moods, priority: level, files, linked }: JournalFilters): number =>
  [kind, type, level, files, linked].filter((value) => value !== undefined).length + (moods?.length ?? 0);
