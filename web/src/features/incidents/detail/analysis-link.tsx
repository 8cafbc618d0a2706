import { useId } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

/** On the page of an incident: leads to its analyses. */
export const AnalysisLink = ({ incidentId }: { incidentId: string }) => {
  const { t } = useTexts('analyses');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {t('entry.title')}
      </h2>
      <p className="mb-3 max-w-[65ch] text-ink-soft">{t('entry.text')}</p>
      <ButtonLink variant="secondary" to="/incidents/$id/analyse" params={{ id: incidentId }}>
        {t('entry.action')}
      </ButtonLink>
    </section>
  );
};
