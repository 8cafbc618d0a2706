import type { HistoryEvent } from '#contract/ledger.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

/** The entry of the ledger: its number and its hash. */
export const LedgerEntry = ({ event: { sequence, hash } }: { event: HistoryEvent }) => {
  const { t } = useTexts('incidentHistory');
  return (
    <>
      <p>{t('entry.number', { sequence })}</p>
      <p className="max-w-[65ch] text-ink-soft">{t('entry.full')}</p>
      <p className="font-mono break-all">{hash}</p>
    </>
  );
};
