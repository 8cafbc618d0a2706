import type { SeenRecord, SynthesisSentence } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SourceLinks } from './source-links.tsx';

interface SentenceItemProps {
  sentence: SynthesisSentence;
  seen: ReadonlyMap<string, SeenRecord>;
  /** Whether each of the records that changed since is still there, by its id. */
  changed: ReadonlyMap<string, boolean>;
}

/** A sentence, who made it, and where it comes from. The person's own words stand in quotation marks. */
export const SentenceItem = ({ sentence, seen, changed }: SentenceItemProps) => {
  const { t } = useTexts('synthesis');
  const { text, made, sources } = sentence;
  const since = sources.flatMap(({ id }) => changed.get(id) ?? []);
  return (
    <li className="flex flex-col gap-1 py-3">
      <p dir="auto" className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">
        {made === 'words' ? (
          <q className="before:content-['«\202f'] after:content-['\202f»']">{text}</q>
        ) : (
          text
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
      <SourceLinks sources={sources} seen={seen} />
    </li>
  );
};
