import { LockKeyhole } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { askProof } from '#web/lib/ask-proof.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { BackLink } from './back-link.tsx';

/** In place of a sensitive incident, until its person has shown again who they are; then the screen goes on. */
export const SensitiveGate = ({ onOpened }: { onOpened: () => void }) => {
  const { t } = useTexts('incidents');
  const ask = async () => {
    if (await askProof()) onOpened();
  };
  const askAtOnce = useEffectEvent(() => void ask());
  // Who opens it expects to be asked. A page that only waits in another tab asks when it is looked at.
  useEffect(() => {
    if (document.visibilityState === 'visible') askAtOnce();
  }, []);
  return (
    <>
      <p className="mb-6">
        <BackLink to="/incidents">{t('detail.back')}</BackLink>
      </p>
      <EmptyState
        title={t('sensitive.title')}
        action={
          <Button onPress={() => void ask()}>
            <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('sensitive.action')}
          </Button>
        }
      >
        <p>{t('sensitive.text')}</p>
      </EmptyState>
    </>
  );
};
