import type { ReactNode } from 'react';
import type { Evidence } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { Link } from '#web/ui/link.tsx';

/** What an exhibit was made of, as long as it is there: an entry of the journal, or the very message of a conversation. */
export const ExhibitOrigin = ({
  exhibit: { from_entry, from_message },
}: {
  exhibit: Pick<Evidence, 'from_entry' | 'from_message'>;
}) => {
  const { t, language } = useTexts('exhibits');
  const dayOf = ({ recorded_at }: { recorded_at: string }) => dayText(new Date(recorded_at), language);
  if (from_entry !== null) {
    const words = t('origin.entry', { day: dayOf(from_entry) });
    return (
      <Origin>
        {from_entry.is_there ? (
          <Link to="/journal-de-bord" search={{ entry: from_entry.entry_id }}>
            {words}
          </Link>
        ) : (
          `${words} ${t('origin.gone')}`
        )}
      </Origin>
    );
  }
  if (from_message === null) return null;
  const words = t('origin.message', { day: dayOf(from_message) });
  const { conversation_id: conversation, message_id: message } = from_message;
  return (
    <Origin>
      {from_message.is_there ? (
        <Link to="/ia-call" search={{ conversation, message }}>
          {words}
        </Link>
      ) : (
        `${words} ${t('origin.messageGone')}`
      )}
    </Origin>
  );
};

const Origin = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts('exhibits');
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {t('origin.of')} {children}
    </p>
  );
};
