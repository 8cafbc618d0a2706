import { useRef, useState } from 'react';
import { DOSSIER_PATHS } from '#verifier/dossier/format.ts';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { useObjectUrl } from '#web/features/attachments/use-object-url.ts';
import { buttonStyle } from '#web/ui/buttons/button-style.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { failureOf, type ReadingFailure } from '../opening/reading-error.ts';
import type { SharedCopy } from '../opening/shared-copy.ts';
import { PlainButton } from '../parts/plain-button.tsx';
import { useReading } from '../words/reading-texts.tsx';
import { FileFailure } from './file-failure.tsx';
import { archiveName, beginSaving, saveBlob } from './save-as.ts';
import { useOpening } from './use-opening.ts';

interface AboutPartProps {
  copy: SharedCopy;
  onAgain: () => void;
}

/** What can be saved, and how it can be verified without us. On paper nothing is saved. */
export const AboutPart = (props: AboutPartProps) => {
  const { t } = useReading();
  return (
    <div className="flex flex-col gap-8">
      {props.copy.has(DOSSIER_PATHS.pdf) && <PdfRow {...props} />}
      <ZipRow {...props} />
      <div>
        <h3 className="text-lg">{t('about.check')}</h3>
        <p className="max-w-[65ch] text-ink-soft">{t('about.checkText')}</p>
        <a
          href="/verifier"
          target="_blank"
          rel="noopener noreferrer"
          className={`${linkStyle} inline-flex min-h-(--target) items-center print:hidden`}
        >
          {t('about.checkLink')}
        </a>
      </div>
      <p className="max-w-[65ch] border-l-2 border-teal pl-4">{t('about.meaning')}</p>
      <PlainButton variant="quiet" className="-ml-5 self-start print:hidden" onClick={() => window.print()}>
        {t('about.print')}
      </PlainButton>
    </div>
  );
};

const PdfRow = ({ copy, onAgain }: AboutPartProps) => {
  const { t } = useReading();
  const { opened, failure, isPending, open } = useOpening(copy, DOSSIER_PATHS.pdf, null);
  const [typed, setTyped] = useState<Blob | null>(null);
  const url = useObjectUrl(typed);
  const show = async () => {
    const found = await open();
    if (found !== null) setTyped(new Blob([found.blob], { type: 'application/pdf' }));
  };
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <h3 className="text-lg">{t('about.pdf')}</h3>
      <p className="max-w-[65ch] text-ink-soft">{t('about.pdfText')}</p>
      <div className="flex flex-wrap gap-2">
        {url === null && (
          <PlainButton
            isPending={isPending}
            aria-label={t('piece.openOf', { name: DOSSIER_PATHS.pdf })}
            onClick={() => void show()}
          >
            {t(isPending ? 'piece.opening' : 'piece.open')}
          </PlainButton>
        )}
        {url !== null && opened !== null && (
          <>
            <a href={url} target="_blank" rel="noopener noreferrer" className={buttonStyle('secondary')}>
              {t('piece.tab')}
            </a>
            {copy.mayDownload && (
              <PlainButton
                variant="quiet"
                aria-label={t('piece.saveOf', { name: DOSSIER_PATHS.pdf })}
                onClick={() => saveBlob(opened.blob, DOSSIER_PATHS.pdf)}
              >
                {t('piece.save')}
              </PlainButton>
            )}
          </>
        )}
      </div>
      {failure !== null && <FileFailure failure={failure} onAgain={onAgain} />}
    </div>
  );
};

const ZipRow = ({ copy, onAgain }: AboutPartProps) => {
  const { t, language } = useReading();
  const { percent, isSaved, failure, save, stop } = useSavingZip(copy);
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <h3 className="text-lg">{t('about.zip')}</h3>
      <p className="max-w-[65ch] text-ink-soft">
        {copy.mayDownload
          ? t('about.zipText', { size: fileSizeText(copy.size, language) })
          : t('about.zipRefused')}
      </p>
      {copy.mayDownload && percent === null && (
        <PlainButton onClick={() => void save()}>{t('about.saveZip')}</PlainButton>
      )}
      {percent !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <progress max={100} value={percent} aria-label={t('about.zip')} className="w-48 accent-teal" />
          <span className="text-sm tabular-nums">{t('about.saving', { count: percent })}</span>
          <PlainButton variant="quiet" onClick={stop}>
            {t('about.stop')}
          </PlainButton>
        </div>
      )}
      <p role="status" className="text-sm font-semibold empty:hidden">
        {isSaved && t('about.saved')}
      </p>
      {failure !== null && <FileFailure failure={failure} onAgain={onAgain} />}
    </div>
  );
};

/** Saves the ZIP as it comes; what was stopped, or did not open, leaves nothing behind. */
const useSavingZip = (copy: SharedCopy) => {
  const [percent, setPercent] = useState<number | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<ReadingFailure | null>(null);
  const asking = useRef<AbortController>(null);
  const save = async (): Promise<void> => {
    setFailure(null);
    setSaved(false);
    const saving = await beginSaving(archiveName(copy.document.taken_at));
    if (saving === null) return;
    const asked = new AbortController();
    asking.current = asked;
    setPercent(0);
    try {
      let done = 0;
      for await (const piece of copy.archive(asked.signal)) {
        await saving.write(piece);
        done += piece.length;
        setPercent(Math.floor((100 * done) / copy.size));
      }
      await saving.finish();
      setSaved(true);
    } catch (error) {
      await saving.abandon().catch(() => undefined);
      if (!asked.signal.aborted) setFailure(failureOf(error));
    } finally {
      setPercent(null);
    }
  };
  return { percent, isSaved, failure, save, stop: () => asking.current?.abort() };
};
