import { Check, CircleAlert } from 'lucide-react';
import { FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { ApiProblemCode } from '#web/lib/requests/api-problem.ts';
import { fileSizeText } from '../file-size.ts';
import type { UploadState } from '../sending/uploads.ts';

const NAMED = [
  'file_type_refused',
  'sound_unreadable',
  'body_too_large',
  'files_full',
  'storage_full',
  'rate_limited',
  'already_used',
  'network',
] as const;
const textOf = (code: ApiProblemCode) => NAMED.find((named) => named === code) ?? 'other';

interface UploadStatusProps {
  name: string;
  state: UploadState;
}

/** How far the sending of a file has come, or why it failed; the file stays where it is. */
export const UploadStatus = ({ name, state }: UploadStatusProps) => {
  const { t, language } = useTexts('attachments');
  switch (state.status) {
    case 'waiting':
      return <span>{t('upload.waiting')}</span>;
    case 'uploading': {
      const percent = Math.floor(state.share * 100);
      return (
        <span className="flex items-center gap-2">
          <span
            role="progressbar"
            aria-label={t('upload.progress', { name })}
            aria-valuenow={percent}
            className="h-1.5 w-16 overflow-hidden rounded-full bg-grey-tint"
          >
            <span style={{ width: `${percent}%` }} className="block h-full bg-teal" />
          </span>
          <span className="tabular-nums">{t('upload.uploading', { percent })}</span>
        </span>
      );
    }
    case 'uploaded':
      return (
        <span className="inline-flex items-center gap-1">
          <Check aria-hidden="true" size={13} strokeWidth={2} />
          {t('upload.uploaded')}
        </span>
      );
    case 'failed':
      return (
        <span role="alert" className="flex gap-1 text-clay">
          <CircleAlert aria-hidden="true" size={14} strokeWidth={2} className="mt-0.5 shrink-0" />
          <span>
            <span className="font-semibold">
              {t(`problem.${textOf(state.code)}`, { size: fileSizeText(FILE_MAX_BYTES, language) })}
            </span>{' '}
            {state.code === 'file_type_refused' && `${t('accepted')} `}
            {t('problem.kept')}
          </span>
        </span>
      );
  }
};
