import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Confidentiality } from './answering/confidentiality.tsx';

interface WelcomeProps {
  isPending: boolean;
  onStart: () => void;
}

/** Nobody has spoken here yet: what this is, and how to begin. */
export const Welcome = ({ isPending, onStart }: WelcomeProps) => {
  const { t } = useTexts('conversations');
  return (
    <div className="appear-late m-auto flex max-w-xl flex-col items-start gap-5 p-6">
      <h2 className="text-2xl sm:text-3xl">{t('welcome.title')}</h2>
      <p className="max-w-[60ch]">{t('welcome.body')}</p>
      <Confidentiality />
      <Button isPending={isPending} pendingLabel={t('list.creating')} onPress={onStart}>
        {t('welcome.start')}
      </Button>
    </div>
  );
};
