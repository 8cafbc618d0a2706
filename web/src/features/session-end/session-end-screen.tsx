import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { LogOut, Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { HelpNumbers } from '#web/features/conversations/help/help-numbers-view.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { KeptSection } from './kept-section.tsx';
import { NotSaved } from './not-saved.tsx';
import { ReceiptCode } from './receipt-code.tsx';
import { SeenSection } from './seen-section.tsx';
import { ownSessionEnd } from './session-end-queries.ts';

/**
 * /fin-de-session, behind « On s'arrête là »: what is not saved, what is, the receipt, who could read it, whom to call, where to go
 * on. What needs no answer of the server stands there without one: whom to call, and the way out.
 */
export const SessionEndScreen = () => {
  const { t, language } = useTexts('sessionEnd');
  const { conversation } = useSearch({ from: '/_app/fin-de-session' });
  const { data, error, isFetching, refetch } = useQuery(ownSessionEnd);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        action={
          <Button className="print:hidden" onPress={() => void session.signOut()}>
            <LogOut aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('signOut')}
          </Button>
        }
      />
      <NotSaved />
      <div className="flex flex-col gap-10">
        {data === undefined && error === null && <LoadingBlock label={t('kept.loading')} rows={4} />}
        {data === undefined && error !== null && (
          <Unread error={error} isTrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <>
            <Section title={t('kept.title')}>
              <KeptSection end={data.end} session={data.session} />
            </Section>
            {data.end !== null && (
              <Section title={t('sealed.title')}>
                <p className="mb-4 max-w-[65ch]">
                  {t('sealed.at', { moment: dayAndTime(data.end.recorded_at, language) })}
                </p>
                <ReceiptCode end={data.end}>
                  <Button variant="quiet" onPress={() => window.print()}>
                    <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
                    {t('receipt.print')}
                  </Button>
                </ReceiptCode>
              </Section>
            )}
            <Section title={t('seen.title')}>
              <SeenSection session={data.session} shares={data.shares} />
            </Section>
          </>
        )}
        <Section title={t('again.title')}>
          <p className="mb-3">{t('again.text')}</p>
          <div className="flex flex-wrap gap-3 print:hidden">
            {conversation !== undefined && (
              <ButtonLink variant="secondary" to="/ia-call" search={{ continue: conversation }}>
                {t('again.conversation')}
              </ButtonLink>
            )}
            <ButtonLink variant={conversation === undefined ? 'secondary' : 'quiet'} to="/app-home">
              {t('again.home')}
            </ButtonLink>
          </div>
        </Section>
        <Section title={t('help.title')}>
          <HelpNumbers />
        </Section>
      </div>
    </>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface UnreadProps {
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

const Unread = ({ error, isTrying, onRetry }: UnreadProps) => {
  const { t } = useTexts('sessionEnd');
  const problemText = useProblemText();
  return (
    <RetryNotice
      tone="warning"
      title={t('kept.failure')}
      error={error}
      isRetrying={isTrying}
      pendingLabel={t('kept.loading')}
      onRetry={onRetry}
    >
      {problemText(error)} {t('kept.failureText')}
    </RetryNotice>
  );
};
