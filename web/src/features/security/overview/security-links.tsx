import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';

/** 'Sécurité du compte' on the profile and in the settings: the ways to its screens (spec.md, 2). */
export const SecurityLinks = () => {
  const { t } = useTexts('security');
  return (
    <div className="mb-10">
      <TitledSection title={t('overview.title')}>
        <ul className="flex flex-col">
          <li>
            <Link to="/change-email" look="alone">
              {t('overview.editEmail')}
            </Link>
          </li>
          <li>
            <Link to="/change-password" look="alone">
              {t('overview.changePassword')}
            </Link>
          </li>
          <li>
            <Link to="/security" look="alone">
              {t('overview.more')}
            </Link>
          </li>
        </ul>
      </TitledSection>
    </div>
  );
};
