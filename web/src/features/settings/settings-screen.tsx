import { useTexts } from '#web/i18n/use-texts.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SettingsCards } from './cards/settings-cards.tsx';
import { ContactSection } from './contact/contact-section.tsx';
import { DisplaySection } from './display/display-section.tsx';

/** /settings (spec.md, 2): the ways to each part, how the app looks, and how the person can be reached. */
export const SettingsScreen = () => {
  const { t } = useTexts('settings');
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} />
      <div className="flex flex-col gap-12">
        <SettingsCards />
        <DisplaySection />
        <ContactSection />
      </div>
    </>
  );
};
