import { linkStyle } from '#web/ui/link-style.ts';
import type { ReadDossier, ReadRecord } from '../opening/read-dossier.ts';
import type { SharedCopy } from '../opening/shared-copy.ts';
import { useReading } from '../words/reading-texts.tsx';
import { pieceElement, recordElement } from './dossier-parts.ts';
import { PieceFile } from './piece-file.tsx';
import { WithCovered } from './shown-text.tsx';

interface PieceListProps {
  copy: SharedCopy;
  document: ReadDossier;
  onAgain: () => void;
}

/** "Pièce n° x", each with the files that can be opened. */
export const PieceList = ({ copy, document, onAgain }: PieceListProps) => {
  const { t } = useReading();
  const records = new Map(document.records.map((record) => [record.id, record]));
  return (
    <ol className="flex flex-col">
      {document.pieces.map((piece) => {
        const record = records.get(piece.record_id);
        const around = records.get(record?.within ?? '');
        return (
          <li
            key={piece.record_id}
            id={pieceElement(piece.number)}
            className="long-list-item flex scroll-mt-4 flex-col gap-3 border-t border-hairline py-6"
          >
            <h3 dir="auto" className="text-lg wrap-anywhere">
              {t('piece.number', { number: String(piece.number) })}
              {titleOf(record) !== '' && (
                <>
                  {', '}
                  <WithCovered text={titleOf(record)} />
                </>
              )}
            </h3>
            {around?.entity === 'incident' && (
              <p className="text-sm">
                <a href={`#${recordElement(around.id)}`} className={linkStyle}>
                  {record?.entity === 'evidence' && record.shown.number !== piece.number
                    ? t('piece.own', {
                        number: String(record.shown.number),
                        reference: around.shown.reference_number,
                      })
                    : t('piece.within', { reference: around.shown.reference_number })}
                </a>
              </p>
            )}
            {piece.files.length === 0 && <p className="text-sm text-ink-soft">{t('piece.none')}</p>}
            {piece.files.map((file) => (
              <PieceFile key={file.file_id} copy={copy} number={piece.number} file={file} onAgain={onAgain} />
            ))}
          </li>
        );
      })}
    </ol>
  );
};

const titleOf = (record: ReadRecord | undefined): string =>
  record === undefined || record.entity === 'incident_person' ? '' : record.shown.title;
