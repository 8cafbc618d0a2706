import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { KeptNote } from './note-form.tsx';

const SHOWN_MS = 10 * SECOND_MS;

interface KeptToastProps {
  note: KeptNote | null;
  onDismiss: () => void;
}

/** Says for a moment that a note was kept, and where it is. It stays while the pointer or the focus is in it. */
export const KeptToast = ({ note, onDismiss }: KeptToastProps) => {
  const { t } = useTexts('notes');
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (note === null || isHeld) return;
    const timer = setTimeout(onDismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note, isHeld, onDismiss]);
  return (
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-4 bottom-[calc(var(--exit-foot)+12px)] z-30 mx-auto max-w-md empty:hidden lg:right-8 lg:bottom-8 lg:left-auto lg:mx-0"
    >
      {note !== null && (
        <div className="flex items-start gap-2 rounded-box border border-hairline bg-surface py-2 pr-1 pl-4 shadow-float">
          <div className="min-w-0 flex-1 py-2">
            <p>{t(note.isWaiting ? 'kept.waiting' : 'kept.stored')}</p>
            <Link
              look="alone"
              to="/journal-de-bord"
              search={note.isWaiting ? {} : { entry: note.id }}
              onClick={onDismiss}
            >
              {t('kept.open')}
            </Link>
          </div>
          <IconButton icon={X} label={t('kept.close')} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
};
