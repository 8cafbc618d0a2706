import { NotebookPen } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { longDayText } from '#web/lib/dates.ts';
import { beginQuickNote, isWritingKey, openQuickNote } from '#web/lib/quick-note.ts';

/** The day, and the place to write: pressed or typed in, it opens the quick note. */
export const NoteBox = () => {
  const { t, language } = useTexts('home');
  return (
    <section aria-labelledby="home-note" className="mb-10">
      <h2 id="home-note" className="mb-3 text-xl first-letter:uppercase">
        {longDayText(new Date().toISOString(), language)}
      </h2>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={openQuickNote}
        onKeyDown={(event) => {
          // A space presses the button.
          if (event.key === ' ' || !isWritingKey(event)) return;
          event.preventDefault();
          // Also the shortcuts of the page: `n` is a letter here.
          event.stopPropagation();
          beginQuickNote(event.key);
        }}
        className="flex min-h-28 w-full max-w-[44rem] cursor-text flex-col items-start justify-between gap-4 rounded-box border border-edge bg-surface px-4 py-3 text-left hover:border-teal"
      >
        <span className="text-ink-soft">{t('note.hint')}</span>
        <span className="flex items-center gap-2 font-semibold text-teal">
          <NotebookPen aria-hidden="true" size={20} strokeWidth={1.75} />
          {t('note.label')}
        </span>
      </button>
    </section>
  );
};
