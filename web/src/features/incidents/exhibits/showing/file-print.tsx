import { useTexts } from '#web/i18n/use-texts.ts';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** The SHA-256 of a file's bytes, and what it is for. */
export const FilePrint = ({ sha256, name }: { sha256: string; name: string }) => {
  const { t } = useTexts('exhibits');
  return (
    <Disclosure
      className="border-none text-sm"
      summary={
        <>
          {t('print.title')}
          <span className="sr-only"> {t('print.of', { name })}</span>
        </>
      }
    >
      <p className="max-w-[65ch] text-ink-soft">{t('print.what')}</p>
      <p className="my-2 font-mono text-xs break-all select-all">{sha256}</p>
      <CopyButton text={sha256} label={t('print.copy')} />
    </Disclosure>
  );
};
