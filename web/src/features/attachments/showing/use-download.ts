import { useMutation } from '@tanstack/react-query';
import type { StoredFile } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { fetchContent } from './file-queries.ts';
import { nameToSave, saveFile } from './save-file.ts';

/** Saves a file in the person's own folder. */
export const useDownload = (file: Pick<StoredFile, 'id' | 'type' | 'name'>) => {
  const { t } = useTexts('attachments');
  return useMutation({
    mutationFn: async () => {
      saveFile(await fetchContent(file), nameToSave(file.name, file.type, t('card.nameless')));
    },
  });
};
