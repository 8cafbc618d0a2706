/**
 * Chooses a dossier and says what its check found. It stands on the page /verifier and in the file that works offline
 * (src/verifier-page), so it takes its texts, and uses nothing of the app's session, network or catalogues.
 */
import { FileCheck2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Language } from '#contract/account/preference-values.ts';
import { buttonStyle } from '#web/ui/buttons/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyle, hintStyle, labelStyle } from '#web/ui/fields/field-style.ts';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { FindingReport } from './finding-report.tsx';
import { useDossierCheck } from './use-dossier-check.ts';
import { useDroppedFile } from './use-dropped-file.ts';
import type { VerifierTexts } from './verifier-texts.ts';

interface VerifierPanelProps {
  t: VerifierTexts;
  language: Language;
  /** Starts a worker of hashing.worker.ts: the same function each time. */
  startWorker: () => Worker;
}

export const VerifierPanel = ({ t, language, startWorker }: VerifierPanelProps) => {
  const { state, start, stop } = useDossierCheck(startWorker);
  useDroppedFile((file) => start(file));
  const percent = state.is === 'running' ? Math.round(state.done * 100) : 0;
  return (
    <>
      <div className="rounded-box border border-edge border-dashed px-4 py-6 text-center">
        <FileInput
          label={t(state.is === 'none' ? 'choose' : 'chooseOther')}
          variant={state.is === 'done' ? 'secondary' : 'primary'}
          onFile={(file) => start(file)}
        />
        <p className={classNames(hintStyle, 'mt-2')}>{t('orDrop')}</p>
      </div>
      <LiveRegion message={state.is === 'running' ? t('checking', { name: state.file.name }) : ''} />
      {state.is === 'running' && (
        <div className="mt-6">
          <p className="break-words">{t('checking', { name: state.file.name })}</p>
          <div className="mt-2 flex items-center gap-3">
            <progress
              aria-label={t('checking', { name: state.file.name })}
              max={100}
              value={percent}
              className="h-2 flex-1 accent-teal"
            />
            <span className="tabular-nums">{t('progress', { percent })}</span>
            <button type="button" className={buttonStyle('quiet')} onClick={stop}>
              {t('cancel')}
            </button>
          </div>
        </div>
      )}
      {state.is === 'failed' && (
        <Notice tone="warning" title={t('failed')} className="mt-6">
          {t('failedText')}
        </Notice>
      )}
      {state.is === 'done' && (
        <>
          <FindingReport t={t} language={language} file={state.file} finding={state.finding} />
          <KnownForm t={t} onCompare={(code) => start(state.file, code)} />
        </>
      )}
    </>
  );
};

interface FileInputProps {
  label: string;
  variant: 'primary' | 'secondary';
  onFile: (file: File) => void;
}

/** The browser's own choice of a file, under a button of ours: it is what keyboards and screen readers know. */
const FileInput = ({ label, variant, onFile }: FileInputProps) => (
  <label
    className={buttonStyle(
      variant,
      'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
    )}
  >
    <FileCheck2 aria-hidden="true" size={18} strokeWidth={1.75} />
    {label}
    <input
      type="file"
      accept=".zip,application/zip"
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        // The same file again is a choice, too.
        target.value = '';
      }}
    />
  </label>
);

interface KnownFormProps {
  t: VerifierTexts;
  onCompare: (code: string) => void;
}

/** What one had before: kept while the dossier is read again. */
const KnownForm = ({ t, onCompare }: KnownFormProps) => {
  const id = useId();
  const [code, setCode] = useState('');
  return (
    <form
      autoComplete="off"
      className="mt-8 border-t border-hairline pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') onCompare(code);
      }}
    >
      <h2 className="text-xl">{t('known')}</h2>
      <p id={`${id}-hint`} className={classNames(hintStyle, 'mt-1')}>
        {t('knownHint')}
      </p>
      <label htmlFor={id} className={classNames(labelStyle, 'mt-3 block')}>
        {t('knownLabel')}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          className={controlStyle('min-w-0 flex-[1_1_16rem] font-mono')}
        />
        <button type="submit" className={buttonStyle('secondary')}>
          {t('compare')}
        </button>
      </div>
    </form>
  );
};
