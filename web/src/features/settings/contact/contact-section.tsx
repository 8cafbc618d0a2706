import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { SettingsSection } from '../settings-section.tsx';
import { ContactForm } from './contact-form.tsx';

/** 'Contact Information' (spec.md, 2). */
export const ContactSection = () => {
  const { t } = useTexts('settings');
  const profile = useProfile();
  return (
    <SettingsSection title={t('contact.title')}>
      <ContactForm key={profile.id} profile={profile} />
    </SettingsSection>
  );
};
