import { RECORDING_TEXTS } from '#law/index.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { CuratedText } from '../../analyses/curated-text.tsx';

/** What the law says of recordings made without somebody's knowledge (law/recording-texts.ts). It warns, and stops nobody. */
export const RecordingWarning = () => {
  const { t } = useTexts('exhibits');
  return (
    <Notice title={t('recording.title')}>
      <p>{t('recording.text')}</p>
      <Disclosure summary={t('recording.more')} className="mt-1 border-none text-sm">
        <ul className="flex flex-col gap-3">
          {RECORDING_TEXTS.map((text) => (
            <li key={text.id}>
              <CuratedText text={text} />
            </li>
          ))}
        </ul>
        <p className="mt-2">{t('recording.confirm')}</p>
      </Disclosure>
    </Notice>
  );
};
