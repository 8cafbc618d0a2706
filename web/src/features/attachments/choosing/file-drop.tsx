import { FileDown } from 'lucide-react';
import { ATTACHMENTS_MAX_COUNT, FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { fileSizeText } from '../file-size.ts';
import { useFileDrop } from './use-file-drop.ts';

interface FileDropProps {
  isEnabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes dropped files, and lies over what it stands in (which is positioned) while some are being held. */
export const FileDrop = ({ isEnabled, onFiles }: FileDropProps) =>
  useFileDrop(isEnabled, onFiles) ? <DropHere /> : null;

/** For the mouse alone: everybody else has the button. */
export const DropHere = () => {
  const { t, language } = useTexts('attachments');
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-2 z-30 flex flex-col items-center justify-center gap-3 rounded-box border-2 border-dashed border-teal bg-teal-tint/95 p-6 text-center text-teal-strong"
    >
      <FileDown size={32} strokeWidth={1.5} />
      <p className="font-title text-xl">{t('drop.here')}</p>
      <p className="max-w-[44ch] text-sm">
        {t('pick.what', { size: fileSizeText(FILE_MAX_BYTES, language), count: ATTACHMENTS_MAX_COUNT })}
      </p>
    </div>
  );
};
