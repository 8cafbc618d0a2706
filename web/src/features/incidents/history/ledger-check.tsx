import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import type { LedgerFinding } from '#verifier/check-ledger.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Differences } from './differences.tsx';
import { useLedgerCheck } from './use-ledger-check.ts';

/** Checks here, in the browser, that nothing in the ledger was touched after it was recorded, and says so in plain words. */
export const LedgerCheck = ({ incidentId }: { incidentId: string }) => {
  const { t } = useTexts('incidentHistory');
  const problemText = useProblemText();
  const id = useId();
  const { state, start } = useLedgerCheck(incidentId);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {t('check.title')}
      </h2>
      <p className="max-w-[65ch] text-ink-soft">{t('check.intro')}</p>
      <Button
        variant="secondary"
        className="mt-3"
        isPending={state.is === 'running'}
        pendingLabel={
          state.is === 'running' && state.all > 0
            ? t('check.progress', { done: state.done, all: state.all })
            : t('check.running')
        }
        onPress={start}
      >
        <ShieldCheck aria-hidden="true" size={18} strokeWidth={1.75} />
        {t(state.is === 'done' ? 'check.again' : 'check.start')}
      </Button>
      {state.is === 'failed' && (
        <Notice tone="warning" title={t('check.failed')} className="mt-4">
          {problemText(state.error)}
        </Notice>
      )}
      {state.is === 'done' && <Finding finding={state.finding} at={state.at} />}
    </section>
  );
};

const Finding = ({ finding, at }: { finding: LedgerFinding; at: string }) => {
  const { t, language } = useTexts('incidentHistory');
  if (finding.holds) {
    const { entries, proven, from, to, end } = finding;
    return (
      <>
        <Notice tone="success" title={t('check.holds')} className="mt-4">
          {from !== null &&
            to !== null &&
            t('check.holdsText', {
              count: entries,
              from: dayAndTime(from, language),
              to: dayAndTime(to, language),
              proven,
            })}
        </Notice>
        <Disclosure className="mt-2" summary={t('check.meaning')}>
          <p className="max-w-[65ch]">{t('check.shows')}</p>
          <p className="mt-2 max-w-[65ch]">{t('check.showsNot')}</p>
          <p className="mt-2 max-w-[65ch]">{t('check.note', { when: dayAndTime(at, language) })}</p>
          <p className="mt-1 font-mono text-sm break-all">
            {end.sequence} – {end.hash}
          </p>
        </Disclosure>
      </>
    );
  }
  if (finding.differences) return <Differences differences={finding.differences} />;
  const { sequence, fault, at: recorded, intactUntil } = finding;
  return (
    <Notice tone="warning" title={t('check.broken', { sequence })} className="mt-4">
      <p>
        {t(`check.fault.${fault}`)}
        {recorded !== null && ` ${t('check.brokenAt', { when: dayAndTime(recorded, language) })}`}
      </p>
      <p className="mt-2">
        {intactUntil === null
          ? t('check.intactNone')
          : t('check.intactUntil', { when: dayAndTime(intactUntil, language) })}
      </p>
      <p className="mt-2">{t('check.brokenMeans')}</p>
      <p className="mt-2">{t('check.brokenNext')}</p>
    </Notice>
  );
};
