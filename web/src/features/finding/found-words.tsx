import type { SearchMatch } from '#contract/search.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { MarkedRanges } from '#web/ui/marked-text.tsx';
import { isNamedField } from './named-fields.ts';

/** A title with the words that were found in it. */
export const FoundTitle = ({ match: { excerpt, marks } }: { match: SearchMatch }) => (
  <span>
    <MarkedRanges text={excerpt} marks={marks} />
  </span>
);

interface FoundWordsProps {
  matches: readonly SearchMatch[];
  /** The conversation that they are of, if they are of one. */
  conversation: string | null;
}

/** The places where the words stand, each with what it belongs to. Those of messages lead there. */
export const FoundWords = ({ matches, conversation }: FoundWordsProps) => {
  const { t } = useTexts('finding');
  return (
    <ul className="flex flex-col gap-2">
      {matches.map(({ field, message_id, excerpt, marks }, place) => {
        const words = (
          <>
            {isNamedField(field) && (
              // Isolated: its own letters must not decide in which direction the words run.
              <bdi className="me-2 text-sm text-ink-soft">{t(`search.field.${field}`)}</bdi>
            )}
            <MarkedRanges text={excerpt} marks={marks} />
          </>
        );
        return (
          // Several places of one field have no name of their own, and none of them moves.
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a thing come together
            key={`${field} ${message_id ?? ''} ${place}`}
            dir="auto"
            className="whitespace-pre-line wrap-anywhere"
          >
            {conversation !== null && message_id !== undefined ? (
              <Link
                look="bare"
                to="/ia-call"
                search={{ conversation, message: message_id }}
                target="_blank"
                className={TO_MESSAGE}
              >
                {words}
                <span className="sr-only"> {t('newTab')}</span>
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
};

const TO_MESSAGE =
  '-mx-2 block min-h-(--target) rounded-box px-2 py-2 text-ink no-underline hover:bg-sunk focus-visible:bg-sunk';
