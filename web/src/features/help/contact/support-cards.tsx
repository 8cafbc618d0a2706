import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { helpInfoQuery } from '../help-queries.ts';

/** How to reach the people who run the service, as they have it in their configuration. */
export const SupportCards = () => {
  const { t } = useTexts('help');
  const { data, error, isError, refetch } = useQuery(helpInfoQuery);
  return (
    <section aria-labelledby="help-support">
      <h2 id="help-support" className="text-xl">
        {t('support.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('support.intro')}</p>
      {isError && (
        <RetryNotice tone="warning" error={error} onRetry={() => void refetch()}>
          {t('support.failure')}
        </RetryNotice>
      )}
      {data === undefined && !isError && <LoadingBlock label={t('support.loading')} />}
      {data !== undefined && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Card as="section" aria-labelledby="help-email">
              <Heading id="help-email" icon={<Mail aria-hidden="true" size={20} strokeWidth={1.75} />}>
                {t('support.email')}
              </Heading>
              {data.support.email === null ? (
                <p>{t('support.emailNone')}</p>
              ) : (
                <>
                  <p>{t('support.emailText')}</p>
                  <a href={`mailto:${data.support.email}`} className={`${aloneLinkStyle} wrap-anywhere`}>
                    {data.support.email}
                  </a>
                </>
              )}
            </Card>
            <Card as="section" aria-labelledby="help-phone">
              <Heading id="help-phone" icon={<Phone aria-hidden="true" size={20} strokeWidth={1.75} />}>
                {t('support.phone')}
              </Heading>
              {data.support.phone === null ? (
                <p>{t('support.phoneNone')}</p>
              ) : (
                <a href={telOf(data.support.phone)} className={aloneLinkStyle}>
                  {data.support.phone}
                </a>
              )}
            </Card>
          </div>
          {data.support.email !== null && (
            <p className="mt-3">
              <Link look="alone" to="/help/contact">
                {t('support.write')}
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
};

const telOf = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

const Heading = ({ id, icon, children }: { id: string; icon: ReactNode; children: ReactNode }) => (
  <h3 id={id} className="mb-1 flex items-center gap-2 text-lg">
    {icon}
    {children}
  </h3>
);
