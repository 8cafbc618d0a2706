import { useState } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { Dossier } from '#contract/dossiers.ts';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { ShareLink } from '#web/features/sharing/list/share-link.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useRemoveDossier } from '../dossier-queries.ts';
import { FailedDossier } from './failed-dossier.tsx';
import { SaveDossier } from './save-dossier.tsx';
import { TakeUpChoices } from './take-up-choices.tsx';
import { useTimestampText } from './use-timestamp-text.ts';

const TONES: Record<Dossier['status'], BadgeTone> = {
  waiting: 'grey',
  running: 'blue',
  ready: 'green',
  failed: 'red',
};

interface DossierRowProps {
  dossier: Dossier;
  /** False where the person has to show again who they are before a file opens. */
  opens: boolean;
}

/** One dossier: how far it is, what it holds, and what can be done with it. */
export const DossierRow = ({ dossier, opens }: DossierRowProps) => {
  const { t, language } = useTexts('dossier');
  const { status, title, damaged, taken_at, created_at } = dossier;
  const name = damaged === true ? t('list.untitled') : title;
  return (
    <li className="flex flex-col gap-3 rounded-box border border-hairline bg-surface p-5">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 dir="auto" className="min-w-0 text-lg wrap-anywhere">
            {name}
          </h3>
          <Badge tone={TONES[status]}>{t(`list.status.${status}`)}</Badge>
        </div>
        <p className="text-sm text-ink-soft">
          {taken_at === null
            ? t('list.asked', { moment: dayAndTime(created_at, language) })
            : t('list.takenAt', { moment: dayAndTime(taken_at, language) })}
        </p>
      </div>
      {damaged === true && <p className="max-w-[65ch]">{t('list.damaged')}</p>}
      {(status === 'waiting' || status === 'running') && <InProgress dossier={dossier} />}
      {status === 'failed' && <FailedDossier failure={dossier.failure} obstacles={dossier.obstacles} />}
      {status === 'ready' && <Ready dossier={dossier} />}
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
        {status === 'ready' && damaged !== true && <SaveDossier dossier={dossier} opens={opens} />}
        {status === 'ready' && damaged !== true && <ShareLink id={dossier.id} title={name} />}
        {(status === 'ready' || status === 'failed') && damaged !== true && (
          <TakeUpChoices dossier={dossier} />
        )}
        <RemoveDossier dossier={dossier} name={name} />
      </div>
    </li>
  );
};

/** How far it is; it goes on when the page is left. */
const InProgress = ({ dossier: { status, progress, title } }: { dossier: Dossier }) => {
  const { t } = useTexts('dossier');
  return (
    <div className="flex max-w-md flex-col gap-3">
      <p>{status === 'waiting' ? t('list.waiting') : t('list.running', { count: progress })}</p>
      <ProgressBar aria-label={t('list.progress', { title })} value={progress}>
        {({ percentage = 0 }) => (
          <div className="h-2 overflow-hidden rounded-full bg-grey-tint">
            <div className="h-full rounded-full bg-teal" style={{ width: `${percentage}%` }} />
          </div>
        )}
      </ProgressBar>
    </div>
  );
};

/** What is in it, and what it can be checked by. */
const Ready = ({ dossier }: { dossier: Dossier }) => {
  const { t, language } = useTexts('dossier');
  const timestampText = useTimestampText();
  const { counts, size, sha256, timestamp, damaged_files } = dossier;
  const holds = [
    // What it holds, and not what it does not.
    ...(['incidents', 'entries', 'pieces'] as const).flatMap((part) =>
      counts !== null && counts[part] > 0 ? [t(`list.${part}`, { count: counts[part] })] : [],
    ),
    ...(size === null ? [] : [fileSizeText(size, language)]),
  ];
  return (
    <div className="flex flex-col gap-2">
      <p>{holds.join(' · ')}</p>
      {damaged_files > 0 && (
        <p className="font-semibold">{t('list.damagedFiles', { count: damaged_files })}</p>
      )}
      {timestamp !== null && <p className="max-w-[65ch] text-sm">{timestampText(timestamp)}</p>}
      {sha256 !== null && (
        <Disclosure summary={t('list.sha256')}>
          <p className="mb-2 text-sm wrap-anywhere">{sha256}</p>
          <CopyButton text={sha256} label={t('list.copySha256')} />
        </Disclosure>
      )}
    </div>
  );
};

const RemoveDossier = ({ dossier: { id, status }, name }: { dossier: Dossier; name: string }) => {
  const { t } = useTexts('dossier');
  const problemText = useProblemText();
  const remove = useRemoveDossier();
  const [isAsking, setAsking] = useState(false);
  const isRunning = status === 'waiting' || status === 'running';
  const label = t(isRunning ? 'list.stop' : 'list.remove');
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-5"
        aria-label={`${label} ${t('list.of', { title: name })}`}
        isPending={remove.isPending}
        onPress={() => (status === 'ready' ? setAsking(true) : remove.mutate(id))}
      >
        {label}
      </Button>
      {remove.error !== null && (
        <Notice tone="danger" title={t('list.failedAction')} className="w-full">
          {problemText(remove.error)}
        </Notice>
      )}
      <ConfirmDialog
        title={t('list.removeTitle')}
        confirmLabel={t('list.removeConfirm')}
        keepLabel={t('list.removeKeep')}
        pendingLabel={t('list.removePending')}
        isPending={remove.isPending}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => remove.mutate(id, { onSettled: () => setAsking(false) })}
      >
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p>{t('list.removeText')}</p>
      </ConfirmDialog>
    </>
  );
};
