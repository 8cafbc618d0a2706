import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';

/** What becomes of a recording where no machine transcribes; null where one does. Said before and while one speaks. */
export const useNoMachineText = (): string | null => {
  const { t } = useTexts('voice');
  return useConfig().transcription ? null : t('notTranscribed');
};
