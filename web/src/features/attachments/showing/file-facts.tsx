import { FILE_TYPES, type StoredFile } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { FileName } from '../file-name.tsx';
import { fileSizeText } from '../file-size.ts';

/** The name of a file, what it is, and how large. */
export const FileFacts = ({ file }: { file: Pick<StoredFile, 'name' | 'type' | 'size'> }) => {
  const { t, language } = useTexts('attachments');
  return (
    <div className="min-w-0 flex-1">
      <FileName name={file.name || t('card.nameless')} className="text-sm font-semibold" />
      <p className="text-xs text-ink-soft">
        {t(`kind.${FILE_TYPES[file.type]}`)} · {fileSizeText(file.size, language)}
      </p>
    </div>
  );
};
