import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { Refusal } from '#web/lib/kept-files/database.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import type { UploadState } from '../sending/uploads.ts';
import { PendingItem } from './pending-item.tsx';

interface PendingTrayProps {
  files: readonly KeptFile[];
  /** By the file's id. */
  uploads: ReadonlyMap<string, UploadState>;
  /** Why the browser does not keep some of them beyond this page; null when it does. */
  refusal: Refusal | null;
  /** What they wait for; the next message unless told otherwise. */
  label?: string;
  /** What is said of one that was taken out. */
  removedText?: (name: string) => string;
  /** While a message is on its way, a recording waits. */
  canSendClip?: boolean;
  /** Sends one of the recordings, which is a message of its own. */
  onSendClip?: (id: string) => void;
  /** Says whether a machine may write down what a sound says. */
  onTranscribe: (id: string, mayTranscribe: boolean) => void;
  /** Sends one again that could not be sent; without it that is done with the whole. */
  onRetry?: (id: string) => void;
  onRemove: (id: string) => void;
}

/**
 * What goes with the next message, above the input. A recording exists nowhere else, so it is not taken out without a
 * question. When something goes that has the focus, the tray takes it, or what the tray stands in.
 */
export const PendingTray = ({
  files,
  uploads,
  refusal,
  label,
  removedText,
  canSendClip = true,
  onSendClip,
  onTranscribe,
  onRetry,
  onRemove,
}: PendingTrayProps) => {
  const { t } = useTexts('attachments');
  const [asked, setAsked] = useState<KeptFile | null>(null);
  const [removed, setRemoved] = useState('');
  const remove = (file: KeptFile) => {
    const name = file.kind === 'voice' ? t('tray.voice') : file.name;
    setRemoved(removedText?.(name) ?? t('tray.removed', { name }));
    onRemove(file.id);
  };
  return (
    <>
      <LiveRegion message={removed} />
      {files.length > 0 && (
        <Tray label={label ?? t('tray.label')}>
          {refusal !== null && (
            <p role="status" className="text-sm font-semibold text-yellow-text">
              {t(refusal === 'full' ? 'tray.full' : 'tray.page')}
            </p>
          )}
          <ul className="grid items-start gap-2 overscroll-contain sm:max-h-[32dvh] sm:grid-cols-2 sm:overflow-y-auto">
            {files.map((file) => (
              <PendingItem
                key={file.id}
                file={file}
                upload={uploads.get(file.id)}
                canSend={canSendClip}
                onSend={file.kind === 'voice' && onSendClip ? () => onSendClip(file.id) : undefined}
                onTranscribe={(mayTranscribe) => onTranscribe(file.id, mayTranscribe)}
                onRetry={onRetry && (() => onRetry(file.id))}
                onRemove={() => (file.kind === 'voice' ? setAsked(file) : remove(file))}
              />
            ))}
          </ul>
        </Tray>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={t('tray.askTitle')}
          confirmLabel={t('tray.confirm')}
          isDanger
          isOpen
          onOpenChange={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            remove(asked);
          }}
        >
          <p>{t('tray.ask')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

/** A part of its own: when the last file goes, it goes with the focus inside. */
const Tray = ({ label, children }: { label: string; children: ReactNode }) => {
  const box = useRef<HTMLElement>(null);
  usePassFocusOn(box);
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className="flex flex-col gap-2">
      {children}
    </section>
  );
};
