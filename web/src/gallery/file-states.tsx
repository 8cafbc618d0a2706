import { useEffect, useState } from 'react';
import type { RefusalReason, RefusedFile } from '#web/features/attachments/choosing/check-files.ts';
import { DropHere } from '#web/features/attachments/choosing/file-drop.tsx';
import { RefusedNotice } from '#web/features/attachments/choosing/refused-notice.tsx';
import type { UploadState } from '#web/features/attachments/sending/uploads.ts';
import { FileCard } from '#web/features/attachments/showing/file-card.tsx';
import { PendingTray } from '#web/features/attachments/tray/pending-tray.tsx';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { kept, keptPicture, sampleWav, stored } from './samples.ts';
import { Section } from './section.tsx';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const nothing = () => undefined;
const many = (reason: RefusalReason, count: number): RefusedFile[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Photo de la réunion ${index + 1}.heic`, reason }));
const FIFTY: RefusedFile[] = [
  ...many('type', 41),
  { name: 'Enregistrement complet de la réunion du comité du 3 novembre 2026.wav', reason: 'too_large' },
  { name: 'vide.txt', reason: 'empty' },
  { name: 'Dossier', reason: 'unreadable' },
  ...many('too_many', 6),
];

const waiting = async (): Promise<KeptFile[]> => [
  await keptPicture(1),
  kept(2, { name: 'Entretien annuel, compte rendu signé.pdf', type: 'application/pdf' }),
  kept(3, { name: 'Lettre.docx', type: DOCX, size: 1_048_576 * 3 }),
  kept(4, { name: 'Notes.txt', size: 312 }),
  kept(5, { name: 'voice.wav', kind: 'voice', type: 'audio/wav', duration: 3, content: sampleWav() }),
];
const UPLOADS = (files: readonly KeptFile[]): ReadonlyMap<string, UploadState> => {
  const states: UploadState[] = [
    { status: 'uploaded', file: stored(1, 'a', 'image/png') },
    { status: 'uploading', share: 0.62 },
    { status: 'failed', code: 'file_type_refused' },
    { status: 'waiting' },
    { status: 'waiting' },
  ];
  return new Map(files.flatMap(({ id }, index) => (states[index] ? [[id, states[index]]] : [])));
};

/** Files that wait, that were refused, and those of a message. */
export const FileStates = () => {
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  useEffect(() => void waiting().then(setFiles), []);
  return (
    <Section title="Attachments, state by state">
      <PendingTray
        files={files}
        uploads={new Map()}
        refusal={null}
        onTranscribe={nothing}
        onRemove={nothing}
      />
      <PendingTray
        files={files}
        uploads={UPLOADS(files)}
        refusal="full"
        onTranscribe={nothing}
        onRemove={nothing}
      />
      <RefusedNotice
        refused={[
          { name: 'plan.svg', reason: 'type' },
          { name: 'Dictaphone.wav', reason: 'sound_unreadable' },
        ]}
        onDismiss={nothing}
      />
      <RefusedNotice refused={FIFTY} onDismiss={nothing} />
      <div className="relative h-56 rounded-box border border-hairline">
        <DropHere />
      </div>
      <div className="flex flex-col items-end gap-4">
        <FileCard file={stored(10, 'Capture de l’écran.png', 'image/png')} />
        <FileCard
          file={stored(11, 'Entretien annuel, compte rendu signé par les deux.pdf', 'application/pdf')}
        />
        <FileCard file={stored(12, 'Lettre.docx', DOCX)} />
        <FileCard file={stored(13, '', 'text/plain', { size: 312 })} />
      </div>
    </Section>
  );
};
