import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

interface TranscribeChoiceProps {
  mayTranscribe: boolean;
  onChange: (mayTranscribe: boolean) => void;
}

/** Whether a machine writes down what a sound says, and where it is sent for that. Where there is none, nothing. */
export const TranscribeChoice = ({ mayTranscribe, onChange }: TranscribeChoiceProps) => {
  const { t } = useTexts('attachments');
  const { transcription, transcriptionExternal } = useConfig();
  if (!transcription) return null;
  const consequence = mayTranscribe ? (transcriptionExternal ? 'outside' : 'here') : 'declined';
  return (
    <div className="text-sm">
      <Checkbox isSelected={mayTranscribe} onChange={onChange}>
        <span className="text-sm">{t('transcribe.label')}</span>
      </Checkbox>
      <p role="status" className="text-ink-soft">
        {t(`transcribe.${consequence}`)}
      </p>
    </div>
  );
};
