import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#web/features/attachments/showing/save-file.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { request } from '#web/lib/requests/request.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';

const RULES = ['hand', 'seen', 'identity', 'punished'] as const;

/** A blank form for a witness, to be saved and printed, and what a witness has to know. */
export const AttestationSection = () => {
  const { t, language } = useTexts('attestation');
  const problemText = useProblemText();
  const saving = useMutation({
    mutationFn: async () => {
      const response = await request('GET', `/api/attestation?language=${language}`, {
        accept: 'application/pdf',
      });
      saveFile(await response.blob(), t('fileName'));
    },
  });
  return (
    <TitledSection title={t('title')}>
      <p className="max-w-[65ch]">{t('what')}</p>
      <ul className="flex max-w-[65ch] list-disc flex-col gap-1 pl-5">
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
      <p className="max-w-[65ch] text-ink-soft">{t('official')}</p>
      {saving.isError && <Notice tone="danger">{problemText(saving.error)}</Notice>}
      <Button
        variant="secondary"
        className="self-start"
        isPending={saving.isPending}
        onPress={() => saving.mutate()}
      >
        {t('save')}
      </Button>
    </TitledSection>
  );
};
