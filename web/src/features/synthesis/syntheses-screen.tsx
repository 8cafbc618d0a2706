import { useTexts } from '#web/i18n/use-texts.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ComposeForm } from './composing/compose-form.tsx';
import { SynthesisList } from './synthesis-list.tsx';

/** /synthese */
export const SynthesesScreen = () => {
  const { t } = useTexts('synthesis');
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} />
      <p className="mb-8 max-w-[65ch]">{t('introRules')}</p>
      <section className="mb-12">
        <h2 className="mb-4 text-xl">{t('compose.title')}</h2>
        <ComposeForm />
      </section>
      <section>
        <h2 className="mb-4 text-xl">{t('list.title')}</h2>
        <SynthesisList />
      </section>
    </>
  );
};
