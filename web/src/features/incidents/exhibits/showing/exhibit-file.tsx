import type { Evidence } from '#contract/evidence.ts';
import type { StoredFile } from '#contract/files.ts';
import { FileCard } from '#web/features/attachments/showing/file-card.tsx';
import { VoiceCard } from '#web/features/voice/voice-card.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import { evidenceAddress } from './evidence-address.ts';
import { FileFingerprint } from './file-fingerprint.tsx';
import { ToldByFile } from './told-by-file.tsx';

interface ExhibitFileProps {
  exhibit: Evidence;
  file: StoredFile;
}

/** A file of an exhibit: seen or heard, opened as it was received, and what tells that it is the same file. */
export const ExhibitFile = ({ exhibit, file }: ExhibitFileProps) => {
  const { t } = useTexts('exhibits');
  const { id: owner } = useProfile();
  const name = file.name || t('files.nameless');
  return (
    <div className="flex flex-col items-start gap-x-6 sm:flex-row">
      {file.transcription === null ? <FileCard file={file} /> : <VoiceCard file={file} owner={owner} />}
      <div className="min-w-0 flex-1">
        <ExternalLink href={evidenceAddress(`${exhibit.id}/${file.id}`)} className={aloneLinkStyle}>
          {t('files.open')}
          <span className="sr-only">
            {' '}
            {name} {t('files.newTab')}
          </span>
        </ExternalLink>
        <ToldByFile exhibit={exhibit} file={file} name={name} />
        <FileFingerprint sha256={file.sha256} name={name} />
      </div>
    </div>
  );
};
