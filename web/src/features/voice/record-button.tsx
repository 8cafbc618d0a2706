import { Mic } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useStore } from '#web/lib/store/store.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { Recorder } from './recorder.ts';
import { useNoMachineText } from './use-no-machine-text.ts';

interface RecordButtonProps {
  recorder: Recorder;
  isDisabled?: boolean;
  /** What is recorded; a message unless told otherwise. */
  label?: string | undefined;
}

/** Begins a recording. Typing stays possible meanwhile. Its tooltip and description say where no machine transcribes. */
export const RecordButton = ({ recorder, isDisabled = false, label }: RecordButtonProps) => {
  const { t } = useTexts('voice');
  const name = label ?? t('record.start');
  const { phase } = useStore(recorder.state);
  const noMachine = useNoMachineText();
  const hintId = useId();
  return (
    <span title={[name, noMachine].filter(Boolean).join('. ')}>
      <IconButton
        icon={Mic}
        label={name}
        aria-describedby={hintId}
        isDisabled={isDisabled || phase !== 'idle'}
        onPress={() => void recorder.start()}
      />
      <span id={hintId} hidden>
        {noMachine}
      </span>
    </span>
  );
};
