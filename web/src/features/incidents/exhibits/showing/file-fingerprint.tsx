import { useTexts } from '#web/i18n/use-texts.ts';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** The SHA-256 of a file's bytes, and what it is for. */
export const FileFingerprint = ({ sha256, name }: { sha256: string; name: string }) => {
  const { t } = useTexts('exhibits');
  return (
    <Disclosure
      className="border-none text-sm"
      summary={
        <>
          {t('fingerprint.title')}
          <span className="sr-only"> {t('fingerprint.of', { name })}</span>
        </>
      }
    >
      <p className="max-w-[65ch] text-ink-soft">{t('fingerprint.what')}</p>
      <p className="my-2 font-mono text-xs break-all select-all">{sha256}</p>
      <CopyButton text={sha256} label={t('fingerprint.copy')} />
    </Disclosure>
  );
};
