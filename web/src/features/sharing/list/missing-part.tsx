import type { LinkProps } from '@tanstack/react-router';
import type { ShareEligibility } from '#contract/shares.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

const LINKS = {
  email_confirmed: { to: '/security' },
  complete_incident: { to: '/incidents' },
  ready_dossier: { to: '/export/nouveau', search: { etape: 1 } },
} as const satisfies Record<ShareEligibility['missing'][number], LinkProps>;

/** What is missing before a dossier can be passed on, each with the way there. */
export const MissingPart = ({ missing }: { missing: ShareEligibility['missing'] }) => {
  const { t } = useTexts('sharing');
  return (
    <div className="border-l-2 border-teal pl-4">
      <h3 className="text-lg">{t('missing.title')}</h3>
      <ul className="flex flex-col">
        {missing.map((what) => (
          <li key={what} className="py-1">
            {t(`missing.${what}`)}{' '}
            <Link look="alone" {...LINKS[what]}>
              {t(`missing.${what}Link`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
