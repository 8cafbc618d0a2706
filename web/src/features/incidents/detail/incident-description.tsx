import { useId } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';

/** What happened, as it was written: before everything that files it. */
export const IncidentDescription = ({ description }: { description: string }) => {
  const { t } = useTexts('incidents');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-2 text-xl">
        {t('field.description')}
      </h2>
      <p className="max-w-[70ch] whitespace-pre-wrap">{description}</p>
    </section>
  );
};
