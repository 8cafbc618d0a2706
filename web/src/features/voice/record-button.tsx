import { Mic } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useStore } from '#web/lib/store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Recorder } from './recorder.ts';

interface RecordButtonProps {
  recorder: Recorder;
  isDisabled?: boolean;
}

/** Begins a recording. Typing stays possible meanwhile. */
export const RecordButton = ({ recorder, isDisabled = false }: RecordButtonProps) => {
  const { t } = useTexts('voice');
  const { phase } = useStore(recorder.state);
  return (
    <IconButton
      icon={Mic}
      label={t('record.start')}
      isDisabled={isDisabled || phase !== 'idle'}
      onPress={() => void recorder.start()}
    />
  );
};
