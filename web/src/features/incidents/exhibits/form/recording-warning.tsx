import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** What is known of recordings made without the other's knowledge (domain.md). It warns, and stops nobody. */
export const RecordingWarning = () => {
  const { t } = useTexts('exhibits');
  return (
    <Notice title={t('recording.title')}>
      <p>{t('recording.text')}</p>
      <Disclosure summary={t('recording.more')} className="mt-1 border-none text-sm">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>{t('recording.civil')}</li>
          <li>{t('recording.rejected')}</li>
          <li>{t('recording.penal')}</li>
        </ul>
        <p className="mt-2">{t('recording.checked')}</p>
      </Disclosure>
    </Notice>
  );
};
