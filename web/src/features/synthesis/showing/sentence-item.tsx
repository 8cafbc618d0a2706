import type { SeenRecord, SynthesisSentence } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { quoted } from '#web/lib/quoted.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { linkedSources } from './linked-sources.ts';
import { SourceLink, SourceLinks } from './source-links.tsx';

interface SentenceItemProps {
  sentence: SynthesisSentence;
  seen: ReadonlyMap<string, SeenRecord>;
  /** Whether each of the records that changed since is still there, by its id. */
  changed: ReadonlyMap<string, boolean>;
  /** It rests on the same record as the one before, and stands close to it. */
  continues: boolean;
}

/** A sentence, who made it, and where it comes from. The person's own words stand in quotation marks. */
export const SentenceItem = ({ sentence, seen, changed, continues }: SentenceItemProps) => {
  const { t } = useTexts('synthesis');
  const { text, made, sources } = sentence;
  const links = linkedSources(sources, seen);
  const [only] = links;
  const isOne = links.length === 1 && only !== undefined;
  const since = sources.flatMap(({ id }) => changed.get(id) ?? []);
  return (
    <li
      className={classNames(
        'flex flex-col gap-1',
        continues ? 'pb-3' : 'border-t border-hairline py-3 first:border-t-0',
      )}
    >
      <p dir="auto" className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">
        {made === 'words' ? quoted(text) : text}
        {isOne && (
          <>
            {' '}
            <SourceLink source={only.source} seen={seen} isShort={continues} />
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {made === 'person' && (
          <Badge tone="purple">{t(sources.length === 0 ? 'shown.addedByPerson' : 'shown.byPerson')}</Badge>
        )}
        {made === 'model' && <Badge tone="blue">{t('shown.byModel')}</Badge>}
        {since.length > 0 && (
          <Badge tone="yellow">{t(since.includes(false) ? 'shown.sourceGone' : 'shown.sourceChanged')}</Badge>
        )}
      </div>
      {!isOne && <SourceLinks sources={sources} seen={seen} />}
    </li>
  );
};
