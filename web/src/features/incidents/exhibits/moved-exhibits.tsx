import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { Link } from '#web/ui/link.tsx';
import { movedExhibits } from './exhibit-queries.ts';

/** Where the numbers went that are missing: an exhibit that was moved is found again. Nothing where none was. */
export const MovedExhibits = ({ incidentId }: { incidentId: string }) => {
  const { t, language } = useTexts('exhibits');
  const { data: moved = [] } = useQuery(movedExhibits(incidentId));
  if (moved.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-sm text-ink-soft">
      {moved.map(({ number, moved_at, incident_id, new_number: newNumber }) => (
        <li key={number}>
          {t('move.left', { number, newNumber, day: dayText(new Date(moved_at), language) })}{' '}
          <Link to="/incidents/$id" params={{ id: incident_id }}>
            {t('move.leftLink')}
            <span className="sr-only"> {t('number', { number: newNumber })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
