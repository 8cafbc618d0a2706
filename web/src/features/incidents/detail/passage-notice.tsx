import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Quotes } from '#web/ui/quotes.tsx';
import type { LedTo } from './use-shown-passage.ts';

interface PassageNoticeProps {
  incidentId: string;
  passage: LedTo | null;
}

/** That the incident is not as it was when a link to one of its passages was made, and what that passage said. */
export const PassageNotice = ({ incidentId, passage }: PassageNoticeProps) => {
  const { t } = useTexts('incidents');
  if (passage === null || (!passage.isChanged && passage.state === 'there')) return null;
  return (
    <Notice
      className="mb-6"
      title={t(passage.state === 'there' ? 'passage.stayed' : 'passage.gone')}
      actions={
        passage.isChanged && (
          <Link look="alone" to="/incidents/$id/historique" params={{ id: incidentId }}>
            {t('passage.history')}
          </Link>
        )
      }
    >
      {passage.state === 'gone' && passage.words !== '' && <Quotes words={[passage.words]} />}
    </Notice>
  );
};
