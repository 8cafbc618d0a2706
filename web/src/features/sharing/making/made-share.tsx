import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MadeShare } from '#contract/shares.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ownShares } from '../share-queries.ts';
import { useHoldBack } from './use-hold-back.ts';

interface MadeShareProps {
  made: MadeShare;
  /** They have kept both: what is shown once may go. */
  isKept: boolean;
  onKept: () => void;
}

/** The link and the code, this once: each with its own way to be passed on. */
export const MadeSharePart = ({ made: { share, key, code }, isKept, onKept }: MadeShareProps) => {
  const { t } = useTexts('sharing');
  const held = useHoldBack(!isKept);
  const title = useRef<HTMLHeadingElement>(null);
  // The form is gone, and the keyboard with it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex max-w-[700px] flex-col gap-6">
      <div>
        <h2 ref={title} tabIndex={-1} className="text-xl">
          {t('made.title')}
        </h2>
        <p className="mt-1">{t('made.once')}</p>
      </div>
      <Progress id={share.id} expiresAt={share.expires_at} />
      <OnceShown
        title={t('made.link')}
        text={t('made.linkText', { recipient: share.recipient })}
        shown={`${window.location.origin}/lecture/${share.id}#${key}`}
        copied={`${window.location.origin}/lecture/${share.id}#${key}`}
        copyLabel={t('made.copyLink')}
      />
      <OnceShown
        title={t('made.code')}
        text={t('made.codeText')}
        shown={`${code.slice(0, 4)} ${code.slice(4)}`}
        copied={code}
        copyLabel={t('made.copyCode')}
        className="text-xl tracking-widest tabular-nums"
      />
      <Notice tone="warning">{t('made.advice')}</Notice>
      <Button className="self-start" onPress={onKept}>
        {t('made.done')}
      </Button>
      <ConfirmDialog
        title={t('made.leaveTitle')}
        confirmLabel={t('made.leave')}
        keepLabel={t('made.stay')}
        isDanger
        isOpen={held.status === 'blocked'}
        onOpenChange={() => held.reset?.()}
        onConfirm={() => held.proceed?.()}
      >
        <p>{t('made.leaveText')}</p>
      </ConfirmDialog>
    </div>
  );
};

interface OnceShownProps {
  title: string;
  text: string;
  shown: string;
  copied: string;
  copyLabel: string;
  className?: string;
}

const OnceShown = ({ title, text, shown, copied, copyLabel, className = '' }: OnceShownProps) => (
  <Card as="section" className="flex flex-col gap-3">
    <h3 className="text-lg">{title}</h3>
    <p className="text-ink-soft">{text}</p>
    <p translate="no" className={`wrap-anywhere ${className}`}>
      {shown}
    </p>
    <div className="flex flex-wrap gap-3">
      <CopyButton text={copied} label={copyLabel} />
    </div>
  </Card>
);

/** Whether the link opens yet. */
const Progress = ({ id, expiresAt }: { id: string; expiresAt: string }) => {
  const { t, language } = useTexts('sharing');
  const { data } = useQuery(ownShares);
  const status = data?.items.find((one) => one.id === id)?.status ?? 'copying';
  if (status === 'failed')
    return (
      <Notice tone="danger" className="max-w-[65ch]">
        {t('made.failed')}
      </Notice>
    );
  return (
    <p role="status">
      {status === 'copying' ? t('made.copying') : t('made.open', { moment: dayAndTime(expiresAt, language) })}
    </p>
  );
};
