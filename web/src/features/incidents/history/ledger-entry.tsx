import type { HistoryEvent } from '#contract/ledger.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Fold } from './fold.tsx';

/** So many characters of a hash tell two entries apart at a glance. */
const SHORT_HASH_CHARACTERS = 8;

/** The entry of the ledger: its number and the beginning of its hash; whole on demand. */
export const LedgerEntry = ({ event: { sequence, hash } }: { event: HistoryEvent }) => {
  const { t } = useTexts('incidentHistory');
  return (
    <Fold summary={t('entry.short', { sequence, hash: hash.slice(0, SHORT_HASH_CHARACTERS) })}>
      <p className="max-w-[65ch] text-ink-soft">{t('entry.full')}</p>
      <p className="font-mono break-all">{hash}</p>
    </Fold>
  );
};
