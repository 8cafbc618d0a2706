import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface TranscribeChoiceProps {
  mayTranscribe: boolean;
  onChange: (mayTranscribe: boolean) => void;
}

/** Whether a machine writes down what a sound says, and that it leaves this server for that. Where there is none, nothing. */
export const TranscribeChoice = ({ mayTranscribe, onChange }: TranscribeChoiceProps) => {
  const { t } = useTexts('attachments');
  const { transcription, transcriptionExternal } = useConfig();
  if (!transcription) return null;
  return (
    <Checkbox isSelected={mayTranscribe} onChange={onChange} className="py-1">
      <span className="text-sm">{t(transcriptionExternal ? 'transcribe.outside' : 'transcribe.here')}</span>
    </Checkbox>
  );
};
