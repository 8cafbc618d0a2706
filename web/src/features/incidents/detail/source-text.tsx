import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime, dayText } from '#web/lib/dates.ts';
import { Link } from '#web/ui/link.tsx';
import type { DescriptionSource } from './incident-sources.ts';

/** Says of a source what it is: 'dit le 12 mars 2026 à 14 h 05 dans la conversation « Mardi »'. */
export const useSourceText = (): ((source: DescriptionSource) => string) => {
  const { t, language } = useTexts('incidents');
  return (source) => {
    if (source.kind === 'entry') {
      return t('source.entry', { day: dayText(new Date(source.entry.recorded_at), language) });
    }
    const at = dayAndTime(source.saidAt, language);
    const { conversationTitle: title } = source;
    return title ? t('source.messageIn', { at, title }) : t('source.message', { at });
  };
};

/** The same, with the way there as long as there is one. */
export const SourceWay = ({ source }: { source: DescriptionSource }) => {
  const { t } = useTexts('incidents');
  const sourceText = useSourceText();
  return (
    <>
      <p className="wrap-anywhere first-letter:uppercase">{sourceText(source)}</p>
      <SourceLink source={source} />
      {!source.isThere && (
        <p className="mt-1 text-ink-soft">
          {t(source.kind === 'entry' ? 'source.entryGone' : 'source.messageGone')}
        </p>
      )}
    </>
  );
};

const SourceLink = ({ source }: { source: DescriptionSource }) => {
  const { t } = useTexts('incidents');
  if (!source.isThere) return null;
  return source.kind === 'entry' ? (
    <Link look="alone" to="/journal-de-bord" search={{ entry: source.entry.entry_id }}>
      {t('source.openEntry')}
    </Link>
  ) : (
    <Link
      look="alone"
      to="/ia-call"
      search={{ conversation: source.conversationId, message: source.messageId }}
    >
      {t('source.openMessage')}
    </Link>
  );
};
