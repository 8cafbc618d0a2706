import type { SearchMatch } from '#contract/search.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { MarkedRanges } from '#web/ui/marked-text.tsx';
import { isNamedField } from './named-fields.ts';

/** A title with the words that were found in it. */
export const FoundTitle = ({ match: { excerpt, marks } }: { match: SearchMatch }) => (
  <span>
    <MarkedRanges text={excerpt} marks={marks} />
  </span>
);

/** The places where the words stand, each with what it belongs to. */
export const FoundWords = ({ matches }: { matches: readonly SearchMatch[] }) => {
  const { t } = useTexts('journal');
  return (
    <ul className="flex flex-col gap-2">
      {matches.map(({ field, message_id, excerpt, marks }, place) => (
        // Several places of one field have no name of their own, and none of them moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a thing come together
        <li key={`${field} ${message_id ?? ''} ${place}`} className="whitespace-pre-line wrap-anywhere">
          {isNamedField(field) && (
            <span className="mr-2 text-sm text-ink-soft">{t(`search.field.${field}`)}</span>
          )}
          <MarkedRanges text={excerpt} marks={marks} />
        </li>
      ))}
    </ul>
  );
};
