import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

const PAGES = [
  { key: 'users', to: '/users' },
  { key: 'log', to: '/users/log' },
  { key: 'messages', to: '/users/messages' },
] as const;

/** The pages of /users. */
export const AdminTabs = () => {
  const { t } = useTexts('admin');
  return (
    <nav aria-label={t('pages.label')} className="mb-6 border-b border-hairline">
      <ul className="flex gap-1">
        {PAGES.map(({ key, to }) => (
          <li key={key}>
            <Link
              look="bare"
              to={to}
              activeOptions={{ exact: true }}
              className="-mb-px inline-flex min-h-(--target) items-center border-b-2 border-transparent px-3 text-ink-soft no-underline hover:text-ink aria-[current=page]:border-teal aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {t(`pages.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
