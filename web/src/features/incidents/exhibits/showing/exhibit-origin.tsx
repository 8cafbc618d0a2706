import type { Evidence } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { Link } from '#web/ui/link.tsx';

/** What an exhibit was made of: the entry of the journal, as long as it is there. */
export const ExhibitOrigin = ({ exhibit: { from_entry } }: { exhibit: Pick<Evidence, 'from_entry'> }) => {
  const { t, language } = useTexts('exhibits');
  if (from_entry === null) return null;
  const words = t('origin.entry', { day: dayText(new Date(from_entry.recorded_at), language) });
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {t('origin.of')}{' '}
      {from_entry.is_there ? (
        <Link to="/journal-de-bord" search={{ entry: from_entry.entry_id }}>
          {words}
        </Link>
      ) : (
        `${words} ${t('origin.gone')}`
      )}
    </p>
  );
};
