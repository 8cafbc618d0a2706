import { calendarDayText } from '#web/lib/dates.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import type { ReadExhibit, ReadPiece } from '../opening/read-dossier.ts';
import { useReading } from '../words/reading-texts.tsx';
import { useLabels } from '../words/use-labels.ts';
import { pieceElement } from './dossier-parts.ts';
import { ShownText, WithCovered } from './shown-text.tsx';

/** An exhibit where it belongs; its files are opened in the list of pieces. */
export const ExhibitEntry = ({
  exhibit,
  piece,
  reference,
}: {
  exhibit: ReadExhibit;
  piece: ReadPiece | undefined;
  /** Of its incident. */
  reference: string;
}) => {
  const { t, language } = useReading();
  const labels = useLabels();
  const { number, title, description, source, type, dated_on } = exhibit.shown;
  const facts = [
    labels.of('exhibit', type),
    ...(dated_on === null ? [] : [`${t('record.datedOn')} ${calendarDayText(dated_on, language)}`]),
  ];
  return (
    <li>
      <p className="wrap-anywhere">
        {piece !== undefined && (
          <>
            <a href={`#${pieceElement(piece.number)}`} className={linkStyle}>
              {t('piece.number', { number: String(piece.number) })}
            </a>
            {piece.number !== number && ` (${t('piece.own', { number: String(number), reference })})`}
            {', '}
          </>
        )}
        <span dir="auto">
          <WithCovered text={title} />
        </span>
        <span className="text-sm text-ink-soft"> · {facts.join(' · ')}</span>
      </p>
      {description !== '' && <ShownText text={description} />}
      {source !== '' && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {t('record.source')} · <WithCovered text={source} />
        </p>
      )}
    </li>
  );
};
