import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { SecuritySection } from './security-section.tsx';

const row = 'inline-flex min-h-(--target) items-center';

/** 'Sécurité du compte' on the profile and in the settings: the ways to its screens (spec.md, 2). */
export const SecurityLinks = () => {
  const { t } = useTexts('security');
  return (
    <div className="mb-10">
      <SecuritySection title={t('overview.title')}>
        <ul className="flex flex-col">
          <li>
            <Link to="/change-email" className={row}>
              {t('overview.editEmail')}
            </Link>
          </li>
          <li>
            <Link to="/change-password" className={row}>
              {t('overview.changePassword')}
            </Link>
          </li>
          <li>
            <Link to="/security" className={row}>
              {t('overview.more')}
            </Link>
          </li>
        </ul>
      </SecuritySection>
    </div>
  );
};
