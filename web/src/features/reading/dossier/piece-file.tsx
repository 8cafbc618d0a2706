import { useEffect, useState } from 'react';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { useObjectUrl } from '#web/features/attachments/use-object-url.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { buttonStyle } from '#web/ui/buttons/button-style.ts';
import type { ReadFile } from '../opening/read-dossier.ts';
import type { SharedCopy } from '../opening/shared-copy.ts';
import { PlainButton } from '../parts/plain-button.tsx';
import { useReading } from '../words/reading-texts.tsx';
import { FileFailure } from './file-failure.tsx';
import { saveBlob } from './save-as.ts';
import { type ShownKind, shownKindOf } from './shown-kind.ts';
import { useOpening } from './use-opening.ts';

interface PieceFileProps {
  copy: SharedCopy;
  number: number;
  file: ReadFile;
  onAgain: () => void;
}

/** A file of an exhibit: opened when it is asked for, and then shown in the page where it can be. */
export const PieceFile = ({ copy, number, file, onAgain }: PieceFileProps) => {
  const { t, language } = useReading();
  const name = file.name || t('piece.number', { number: String(number) });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="wrap-anywhere">
        <bdi>{name}</bdi>
        <span className="text-sm text-ink-soft">
          {file.size !== null && ` · ${fileSizeText(file.size, language)}`}
          {' · '}
          {file.added_at === null
            ? t('piece.addedUnknown')
            : t('piece.added', { moment: dayAndTime(file.added_at, language) })}
        </span>
      </p>
      {file.path === null || !copy.has(file.path) ? (
        <p className="text-sm font-semibold text-clay">{t('piece.gone')}</p>
      ) : (
        <FileInCopy copy={copy} number={number} file={file} name={name} path={file.path} onAgain={onAgain} />
      )}
    </div>
  );
};

const FileInCopy = ({
  copy,
  number,
  file,
  name,
  path,
  onAgain,
}: PieceFileProps & { name: string; path: string }) => {
  const { t } = useReading();
  const { opened, failure, isPending, open, close } = useOpening(copy, path, file.sha256);
  const kind = shownKindOf(file.media_type);
  const save = async () => {
    const found = await open();
    if (found !== null) saveBlob(found.blob, path.split('/').at(-1) ?? name);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        {kind !== 'saved' && opened === null && (
          <PlainButton
            isPending={isPending}
            aria-label={t('piece.openOf', { name })}
            onClick={() => void open()}
          >
            {t(isPending ? 'piece.opening' : 'piece.open')}
          </PlainButton>
        )}
        {kind !== 'saved' && opened !== null && (
          <PlainButton aria-label={t('piece.closeOf', { name })} onClick={close}>
            {t('piece.close')}
          </PlainButton>
        )}
        {copy.mayDownload && (
          <PlainButton
            variant={kind === 'saved' ? 'secondary' : 'quiet'}
            isPending={kind === 'saved' && isPending}
            aria-label={t('piece.saveOf', { name })}
            onClick={() => void save()}
          >
            {t('piece.save')}
          </PlainButton>
        )}
      </div>
      {kind === 'saved' && (
        <p className="text-sm text-ink-soft">{t(copy.mayDownload ? 'piece.onlySaved' : 'piece.notShown')}</p>
      )}
      {failure !== null && <FileFailure failure={failure} onAgain={onAgain} />}
      {opened !== null && (
        <ShownFile blob={opened.blob} kind={kind} mediaType={file.media_type} name={name} number={number} />
      )}
      {file.sha256 !== null && (
        <p className="text-xs wrap-anywhere text-ink-soft">{t('piece.hash', { hash: file.sha256 })}</p>
      )}
      {opened !== null && opened.isSame !== null && (
        <p role="status" className={opened.isSame ? 'text-sm' : 'text-sm font-semibold text-clay'}>
          {t(opened.isSame ? 'piece.same' : 'piece.other')}
        </p>
      )}
    </>
  );
};

interface ShownFileProps {
  blob: Blob;
  kind: ShownKind;
  mediaType: string;
  name: string;
  number: number;
}

const ShownFile = ({ blob, kind, mediaType, name, number }: ShownFileProps) => {
  const { t } = useReading();
  // With the type of the list: what a file claims beyond it is nothing that the browser hears of.
  const [typed] = useState(() => new Blob([blob], { type: mediaType }));
  const url = useObjectUrl(kind === 'words' ? null : typed);
  if (kind === 'words') return <Words blob={blob} />;
  if (url === null) return null;
  if (kind === 'picture')
    return (
      <img
        src={url}
        alt={t('piece.picture', { number: String(number), name })}
        className="max-h-[80dvh] max-w-full rounded-box border border-hairline object-contain"
      />
    );
  // biome-ignore lint/a11y/useMediaCaption: an exhibit is shown as it is
  if (kind === 'sound') return <audio controls src={url} aria-label={name} className="w-full max-w-lg" />;
  if (kind === 'film')
    // biome-ignore lint/a11y/useMediaCaption: an exhibit is shown as it is
    return <video controls src={url} aria-label={name} className="max-h-[80dvh] max-w-full" />;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('secondary', 'print:hidden')}
      aria-label={t('piece.tabOf', { name })}
    >
      {t('piece.tab')}
    </a>
  );
};

const Words = ({ blob }: { blob: Blob }) => {
  const [words, setWords] = useState('');
  useEffect(() => {
    let isShown = true;
    void blob.text().then((text) => {
      if (isShown) setWords(text);
    });
    return () => {
      isShown = false;
    };
  }, [blob]);
  return (
    <pre
      dir="auto"
      className="max-h-[60dvh] w-full overflow-auto rounded-box border border-hairline bg-surface p-4 font-text text-sm whitespace-pre-wrap wrap-anywhere print:max-h-none"
    >
      {words}
    </pre>
  );
};
