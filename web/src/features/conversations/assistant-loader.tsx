import { useTexts } from '#web/i18n/use-texts.ts';
import { Spinner } from '#web/ui/loading/spinner.tsx';

/** While the conversations are looked for. */
export const AssistantLoader = () => {
  const { t } = useTexts('conversations');
  return (
    <div role="status" className="m-auto flex flex-col items-center gap-4 p-6 text-ink-soft">
      <Spinner className="text-teal" />
      <p>{t('loading')}</p>
    </div>
  );
};
