import { LockKeyhole } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { askProof } from '#web/lib/requests/ask-proof.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** In place of a history with an exhibit that stood in a sensitive incident, until its person has shown again who they are. */
export const ClosedHistory = ({ onProven }: { onProven: () => void }) => {
  const { t } = useTexts('incidentHistory');
  const { t: incidents } = useTexts('incidents');
  const ask = async () => {
    if (await askProof()) onProven();
  };
  return (
    <Notice
      tone="info"
      title={t('closed.title')}
      className="mt-4"
      actions={
        <Button variant="secondary" onPress={() => void ask()}>
          <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.75} />
          {incidents('sensitive.action')}
        </Button>
      }
    >
      {t('closed.text')}
    </Notice>
  );
};
