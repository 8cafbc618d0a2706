import type { HistoryEvent } from '#contract/ledger.ts';
import { useTexts } from '#web/i18n/use-texts.ts';

/** So many characters of a hash tell two entries apart at a glance. */
const SHORT = 8;

/** The entry of the ledger: its number and the beginning of its hash; whole on demand. */
export const LedgerEntry = ({ event: { sequence, hash } }: { event: HistoryEvent }) => {
  const { t } = useTexts('incidentHistory');
  return (
    <details className="text-sm text-ink-soft">
      <summary className="inline-flex min-h-(--target) cursor-pointer items-center rounded-box underline decoration-dotted underline-offset-4">
        {t('entry.short', { sequence, hash: hash.slice(0, SHORT) })}
      </summary>
      <p className="max-w-[65ch]">{t('entry.full')}</p>
      <p className="font-mono break-all">{hash}</p>
    </details>
  );
};
