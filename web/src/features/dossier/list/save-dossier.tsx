import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dossier } from '#contract/dossiers.ts';
import { ProvenDialog } from '#web/features/security/proof/proven-dialog.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { saveLink } from '#web/lib/save-link.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ownDossiers } from '../dossier-queries.ts';

const FILES = { archive: 'list.saveZip', pdf: 'list.savePdf' } as const;
type File = keyof typeof FILES;

/** Saves the ZIP, or the PDF alone, once the person has shown who they are. */
export const SaveDossier = ({ dossier: { id, title }, opens }: { dossier: Dossier; opens: boolean }) => {
  const { t } = useTexts('dossier');
  const problemText = useProblemText();
  const client = useQueryClient();
  const [asked, setAsked] = useState<File | null>(null);
  const save = (file: File) => saveLink(`/api/dossiers/${id}/${file}`);
  const fetching = useMutation({
    mutationFn: async (file: File) => {
      // Asked anew: it also brings a token, and the cookie with it, that the link needs.
      const { opens: opensNow, items } = await client.fetchQuery({ ...ownDossiers, staleTime: 0 });
      if (!items.some((item) => item.id === id)) return;
      if (opensNow) save(file);
      else setAsked(file);
    },
  });
  return (
    <>
      {(['archive', 'pdf'] as const).map((file) => (
        <Button
          key={file}
          {...(file === 'archive' ? { variant: 'secondary' } : { variant: 'quiet', className: '-ml-5' })}
          aria-label={`${t(FILES[file])} ${t('list.of', { title })}`}
          isPending={fetching.isPending && fetching.variables === file}
          onPress={() => (opens ? fetching.mutate(file) : setAsked(file))}
        >
          {t(FILES[file])}
        </Button>
      ))}
      {fetching.error !== null && (
        <Notice tone="danger" title={t('list.failedAction')} className="w-full">
          {problemText(fetching.error)}
        </Notice>
      )}
      {asked !== null && (
        <ProvenDialog
          title={t('list.openTitle')}
          confirmLabel={t(FILES[asked])}
          pendingLabel={t('list.pending')}
          failed={t('list.failedAction')}
          onOpenChange={() => setAsked(null)}
          act={async () => {
            save(asked);
            await client.invalidateQueries({ queryKey: ownDossiers.queryKey });
          }}
        >
          <p>{t('list.careful')}</p>
        </ProvenDialog>
      )}
    </>
  );
};
