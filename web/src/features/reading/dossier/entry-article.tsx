import { calendarDayText, dayAndTime, dayAtHour } from '#web/lib/dates.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import type { ReadEntry, ReadPiece } from '../opening/read-dossier.ts';
import { useReading } from '../words/reading-texts.tsx';
import { useLabels } from '../words/use-labels.ts';
import { pieceElement, recordElement } from './dossier-parts.ts';
import { RecordMoments } from './record-moments.tsx';
import { ShownText, WithCovered } from './shown-text.tsx';

/** One entry of the journal. */
export const EntryArticle = ({ entry, piece }: { entry: ReadEntry; piece: ReadPiece | undefined }) => {
  const { t, language } = useReading();
  const labels = useLabels();
  const { title, content, entry_type, happened_on, happened_at, written_at } = entry.shown;
  const happened =
    happened_on === null
      ? t('record.undated')
      : dayAtHour(calendarDayText(happened_on, language), happened_at, language);
  return (
    <article
      id={recordElement(entry.id)}
      className="long-list-item flex scroll-mt-4 flex-col gap-4 border-t border-hairline py-8"
    >
      <div>
        <p className="text-sm text-ink-soft">{labels.of('entry', entry_type)}</p>
        <h3 dir="auto" className="text-xl wrap-anywhere">
          {title === '' ? t('record.untitled') : <WithCovered text={title} />}
        </h3>
      </div>
      <RecordMoments record={entry} happened={happened} />
      {written_at !== null && (
        <p className="text-sm text-ink-soft">
          {t('record.writtenAt', { moment: dayAndTime(written_at, language) })}
        </p>
      )}
      {content !== '' && <ShownText text={content} className="max-w-[70ch]" />}
      {piece !== undefined && (
        <p>
          <a href={`#${pieceElement(piece.number)}`} className={linkStyle}>
            {t('piece.number', { number: String(piece.number) })}
          </a>
        </p>
      )}
    </article>
  );
};
