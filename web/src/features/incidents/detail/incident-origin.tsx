import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

/** The conversation that the incident was created from. */
export const IncidentOrigin = ({ origin }: { origin: NonNullable<Incident['origin']> }) => {
  const { t } = useTexts('incidents');
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-xl">{t('detail.origin')}</h2>
      <p className="mb-2 text-ink-soft">{t(origin.is_there ? 'detail.originText' : 'detail.originGone')}</p>
      {origin.is_there && (
        <Link to="/ia-call" search={{ conversation: origin.conversation_id }} look="alone">
          {t('detail.originLink')}
        </Link>
      )}
    </section>
  );
};
