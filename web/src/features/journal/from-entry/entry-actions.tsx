import { useNavigate } from '@tanstack/react-router';
import { EllipsisVertical, FilePlus2, LockKeyhole, LockKeyholeOpen, Paperclip, Quote } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ActionMenu } from '#web/ui/overlays/action-menu.tsx';
import { AttachDialog } from './attach-dialog.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface EntryActionsProps {
  entry: { id: string; title: string; is_private: boolean; version: number };
  /** False where the entry's form stands beside it: the form has the choice itself. */
  canShare?: boolean;
}

/** What can be made of an entry, behind one button. */
export const EntryActions = ({ entry, canShare = true }: EntryActionsProps) => {
  const { t } = useTexts('journal');
  const navigate = useNavigate();
  // The entry as it was when the dialog opened, not as a refresh has made it since.
  const [asked, setAsked] = useState<{ dialog: 'attach' | 'share' | 'quote'; entry: typeof entry } | null>(
    null,
  );
  const { id, title, is_private } = entry;
  const open = (dialog: 'attach' | 'share' | 'quote') => () => setAsked({ dialog, entry });
  const close = () => setAsked(null);
  return (
    // Above the link that covers the whole card.
    <div className="relative z-10 -ml-3 self-start">
      <ActionMenu
        label={t('from.menu')}
        trigger={
          <Button variant="quiet" className="px-3 text-sm">
            <EllipsisVertical {...ICON} />
            {t('from.menu')}
            <span className="sr-only">{t('card.of', { title })}</span>
          </Button>
        }
        actions={[
          {
            id: 'incident',
            label: t('from.incident'),
            icon: <FilePlus2 {...ICON} />,
            onAction: () => void navigate({ to: '/incidents/new', search: { entry: id } }),
          },
          {
            id: 'attach',
            label: t('from.exhibit'),
            icon: <Paperclip {...ICON} />,
            onAction: open('attach'),
          },
          ...(canShare
            ? [
                {
                  id: 'share',
                  label: t(is_private ? 'from.share' : 'from.unshare'),
                  icon: is_private ? <LockKeyholeOpen {...ICON} /> : <LockKeyhole {...ICON} />,
                  onAction: open('share'),
                },
              ]
            : []),
          { id: 'quote', label: t('from.quote'), icon: <Quote {...ICON} />, onAction: open('quote') },
        ]}
      />
      {asked?.dialog === 'attach' && <AttachDialog entryId={asked.entry.id} onClose={close} />}
      {asked?.dialog === 'share' && <ShareDialog entry={asked.entry} onClose={close} />}
      {asked?.dialog === 'quote' && <QuoteDialog entryId={asked.entry.id} onClose={close} />}
    </div>
  );
};
