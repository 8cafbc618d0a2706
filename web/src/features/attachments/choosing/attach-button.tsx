import { Paperclip } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { FILE_TYPES, fileTypes } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';

interface AttachButtonProps {
  /** In words, where there is room; an icon otherwise. */
  label?: string;
  isDisabled?: boolean;
  onPick: (files: File[]) => void;
}

/** By type for telephones, which offer the camera then, and by ending for systems that do not know the types. */
const ACCEPTED = [...fileTypes, ...Object.values(FILE_TYPES).map((ending) => `.${ending}`), '.jpeg'];

/** Opens the system's own choice of files. */
export const AttachButton = ({ label, isDisabled = false, onPick }: AttachButtonProps) => {
  const { t } = useTexts('attachments');
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={ACCEPTED}
      onSelect={(list) => list !== null && onPick([...list])}
    >
      {label === undefined ? (
        <IconButton icon={Paperclip} label={t('pick.button')} isDisabled={isDisabled} />
      ) : (
        <Button variant="secondary" isDisabled={isDisabled}>
          <Paperclip aria-hidden="true" size={18} strokeWidth={1.75} />
          {label}
        </Button>
      )}
    </FileTrigger>
  );
};
