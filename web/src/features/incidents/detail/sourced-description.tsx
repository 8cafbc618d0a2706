import type { EntryReference, EntrySource } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { Link } from '#web/ui/link.tsx';
import { passagesOf } from './passages.ts';

interface SourcedDescriptionProps {
  description: string;
  source: EntrySource & { is_there: boolean };
}

/** A description of which some passages stand like that in a note of the person, each with its source. */
export const SourcedDescription = ({ description, source }: SourcedDescriptionProps) => (
  <div className="flex max-w-[70ch] flex-col gap-3">
    {passagesOf(description, source.content).map(({ text, isSourced }, index) =>
      isSourced ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other name than their place
        <figure key={index} className="border-l-2 border-teal pl-3">
          <blockquote className="whitespace-pre-wrap wrap-anywhere">{text}</blockquote>
          <figcaption className="mt-1 text-sm text-ink-soft">
            <NoteSource reference={source} isThere={source.is_there} />
          </figcaption>
        </figure>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        <p key={index} className="whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      ),
    )}
  </div>
);

interface NoteSourceProps {
  reference: EntryReference;
  isThere: boolean;
  /** Where 'Source' already names something else. */
  of?: 'text' | 'exhibit';
}

/** 'Source : votre entrée du …', which leads to the entry as long as it is there. */
export const NoteSource = ({ reference, isThere, of = 'text' }: NoteSourceProps) => {
  const { t, language } = useTexts('incidents');
  const words = t('detail.note', { day: dayText(new Date(reference.recorded_at), language) });
  return (
    <>
      {t(of === 'text' ? 'detail.noteSource' : 'detail.exhibitSource')}{' '}
      {isThere ? (
        <Link to="/journal-de-bord" search={{ entry: reference.entry_id }}>
          {words}
        </Link>
      ) : (
        <>
          {words} {t('detail.noteGone')}
        </>
      )}
    </>
  );
};
