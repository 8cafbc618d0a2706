import { Download } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredFile } from '#contract/files.ts';
import { FileIcon } from '#web/features/attachments/file-icon.tsx';
import { FileFacts } from '#web/features/attachments/showing/file-facts.tsx';
import { fetchContent } from '#web/features/attachments/showing/file-queries.ts';
import { useDownload } from '#web/features/attachments/showing/use-download.ts';
import { SoundPlayer } from '#web/features/attachments/sounds/sound-player.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useKeptDraft } from '#web/lib/drafts/use-kept-draft.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { QuotedSpan } from '#web/ui/marked-text.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { useSaveTranscription } from './save-transcription.ts';
import { TranscriptionForm } from './transcription-form.tsx';
import { TranscriptionText } from './transcription-text.tsx';
import { useClip } from './use-clip.ts';

interface VoiceCardProps {
  /** A sound of a message. */
  file: StoredFile;
  /** The id of the person. */
  owner: string;
  /** Part of its words that something points at. */
  marked?: QuotedSpan | null;
  /** There are other words than before: saved here, or written by a machine. */
  onWords?: () => void;
}

const ignore = () => undefined;

/** A sound of a message: to be heard, and what it says in words. */
export const VoiceCard = ({ file: known, owner, marked = null, onWords = ignore }: VoiceCardProps) => {
  const { t } = useTexts('voice');
  const { t: attachments } = useTexts('attachments');
  const file = useClip(known);
  const { draft, change, forget } = useKeptDraft({
    what: 'transcription',
    owner,
    scope: file.id,
    slot: 'text',
  });
  const [said, setSaid] = useState('');
  const [wasOpen, setWasOpen] = useState(false);
  const transcription = file.transcription ?? { status: 'none', text: '', source: null };
  /** What stood there when the person began to type. */
  const [before, setBefore] = useState(transcription.text);
  const download = useDownload(file);
  const { id, type } = file;
  const fetchSound = useCallback(() => fetchContent({ id, type }), [id, type]);

  const close = () => {
    setWasOpen(true);
    forget();
  };
  const save = useSaveTranscription(file.id, () => {
    setSaid(t('card.saved'));
    close();
    onWords();
  });
  const { status, source } = transcription;
  const statusBefore = useRef(status);
  const told = useEffectEvent(onWords);
  useEffect(() => {
    if (statusBefore.current === 'waiting' && source === 'machine') told();
    statusBefore.current = status;
  }, [status, source]);

  const player = (
    <SoundPlayer
      name={file.duration === null ? file.name : t('card.name')}
      source={fetchSound}
      duration={file.duration ?? file.seconds ?? null}
    />
  );
  return (
    <div className="flex w-[26rem] max-w-full min-w-0 flex-col gap-1 rounded-box border border-hairline bg-surface px-3 py-2 text-ink">
      <div className="flex items-center gap-2.5">
        {file.duration === null ? (
          <>
            <FileIcon type={file.type} />
            <FileFacts file={file} />
          </>
        ) : (
          <div className="min-w-0 flex-1">{player}</div>
        )}
        <IconButton
          icon={Download}
          label={attachments('card.download', { name: file.name })}
          isPending={download.isPending}
          onPress={() => download.mutate()}
        />
      </div>
      {download.error !== null && (
        <p role="alert" className="text-sm font-semibold text-clay">
          {attachments('card.failed')}
        </p>
      )}
      {file.duration === null && player}
      <LiveRegion message={said} />
      {draft === null ? (
        <TranscriptionText
          transcription={transcription}
          marked={marked}
          takesFocus={wasOpen}
          onEdit={() => {
            save.reset();
            setBefore(transcription.text);
            change(transcription.text);
          }}
        />
      ) : (
        <TranscriptionForm
          draft={draft}
          arrived={
            transcription.source === 'machine' && transcription.text !== before ? transcription.text : null
          }
          isSaving={save.isPending}
          error={save.error}
          onChange={change}
          onSave={(text) => save.mutate(text)}
          onCancel={close}
        />
      )}
    </div>
  );
};
