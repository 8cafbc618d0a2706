import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

/** The conversation that the incident was created from. */
export const IncidentOrigin = ({ conversationId }: { conversationId: string }) => {
  const { t } = useTexts('incidents');
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-xl">{t('detail.origin')}</h2>
      <p className="mb-2 text-ink-soft">{t('detail.originText')}</p>
      <Link to="/ia-call" search={{ conversation: conversationId }} look="alone">
        {t('detail.originLink')}
      </Link>
    </section>
  );
};
