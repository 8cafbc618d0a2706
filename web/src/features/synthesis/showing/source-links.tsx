import type { SeenRecord, SentenceSource } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { linkedSources } from './linked-sources.ts';
import { useSourceName } from './use-source-name.ts';

/** More of them stand folded. */
const MOST_SHOWN = 4;

interface SourceLinksProps {
  sources: readonly SentenceSource[];
  /** The records of the synthesis, by their ids. */
  seen: ReadonlyMap<string, SeenRecord>;
}

/** Where a sentence comes from: each link opens the record at the very words. */
export const SourceLinks = ({ sources, seen }: SourceLinksProps) => {
  const { t } = useTexts('synthesis');
  const links = linkedSources(sources, seen);
  if (links.length === 0) return null;
  const items = links.map((source) => <SourceLink key={source.key} source={source.source} seen={seen} />);
  const rest = items.slice(MOST_SHOWN);
  return (
    <div className="text-sm text-ink-soft">
      <div className="flex flex-wrap items-center gap-x-3">
        <span>{t('source.label')}</span>
        {items.slice(0, MOST_SHOWN)}
      </div>
      {rest.length > 0 && (
        <Disclosure summary={t('source.more', { count: rest.length })}>
          <div className="flex flex-wrap gap-x-3">{rest}</div>
        </Disclosure>
      )}
    </div>
  );
};

interface SourceLinkProps {
  source: SentenceSource;
  seen: SourceLinksProps['seen'];
  /** Behind the sentence, in its line; `true` where the record stands in the line above: only the place in it is named. */
  isShort?: boolean;
}

/** Opens the record at the very words. */
export const SourceLink = ({ source, seen, isShort }: SourceLinkProps) => {
  const full = useSourceName(seen)(source);
  const name = isShort === true ? full.split(', ').at(-1) : full;
  const look =
    isShort === undefined
      ? ({ look: 'alone' } as const)
      : {
          look: 'bare' as const,
          'aria-label': full,
          // 44 px to press, and no more room in the line than its words.
          className: `${linkStyle} -my-4 inline-flex min-h-(--target) items-center text-sm whitespace-nowrap`,
        };
  const { entity, id, version, passage } = source;
  const within = seen.get(id)?.within ?? id;
  const search =
    passage === null ? {} : { passage: [passage.field, passage.start, passage.end, version].join('.') };
  if (entity === 'journal_entry') {
    return (
      <Link {...look} to="/journal-de-bord" search={{ entry: id, ...search }}>
        {name}
      </Link>
    );
  }
  if (entity === 'incident') {
    return (
      <Link {...look} to="/incidents/$id" params={{ id }} search={search}>
        {name}
      </Link>
    );
  }
  return (
    <Link
      {...look}
      to="/incidents/$id"
      params={{ id: within }}
      hash={entity === 'evidence' ? `piece-${seen.get(id)?.name ?? ''}` : 'personnes'}
    >
      {name}
    </Link>
  );
};
