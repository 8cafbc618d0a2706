import type { ReactNode } from 'react';
import type later from '#web/i18n/fr/later.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

interface LaterScreenProps {
  page: keyof (typeof later)['page'];
  /** What already works on this page: it stands before what is announced. */
  children?: ReactNode;
}

/** A page whose function is still being built: it says what it will do, and offers nothing that does not work. */
export const LaterScreen = ({ page, children }: LaterScreenProps) => {
  const { t } = useTexts('later');
  return (
    <>
      <PageHeader title={t(`page.${page}.title`)} />
      {children}
      <div className="mb-8 flex flex-col items-start gap-3">
        <Badge tone="grey">{t('soon')}</Badge>
        <p className="max-w-[60ch] text-ink-soft">{t(`page.${page}.text`)}</p>
      </div>
      <ul className="flex flex-col border-t border-hairline pt-3">
        <li>
          <Link look="alone" to="/ia-call">
            {t('meanwhile.assistant')}
          </Link>
        </li>
        <li>
          <Link look="alone" to="/incidents">
            {t('meanwhile.incidents')}
          </Link>
        </li>
        <li>
          <Link look="alone" to="/app-home">
            {t('meanwhile.home')}
          </Link>
        </li>
      </ul>
    </>
  );
};
