import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { Share } from '#contract/shares.ts';
import type { Language } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { accessesOf } from '../share-queries.ts';
import { AccessList } from './access-list.tsx';
import { NewCode } from './new-code.tsx';
import { RevokeShare } from './revoke-share.tsx';

const TONES: Record<Share['status'], BadgeTone> = {
  copying: 'blue',
  open: 'green',
  revoked: 'grey',
  ended: 'grey',
  locked: 'red',
  failed: 'red',
};

/** One link: for whom, how far it reaches, what was done with it, and the way to end it. */
export const ShareRow = ({ share }: { share: Share }) => {
  const { t, language } = useTexts('sharing');
  const { status, damaged, letter } = share;
  const name = damaged === true ? t('list.untitled') : t('list.for', { recipient: share.recipient });
  return (
    <li className="flex flex-col gap-3 rounded-box border border-hairline bg-surface p-5">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 dir="auto" className="min-w-0 text-lg wrap-anywhere">
            {name}
          </h3>
          <Badge tone={TONES[status]}>{t(`list.status.${status}`)}</Badge>
        </div>
        {damaged !== true && (
          <p dir="auto" className="wrap-anywhere">
            {t('list.dossier', { title: share.dossier_title })}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {[
            t('list.created', { moment: dayAndTime(share.created_at, language) }),
            endText(share, t, language),
          ].join(' · ')}
        </p>
      </div>
      {damaged === true && <p className="max-w-[65ch]">{t('list.damaged')}</p>}
      {status === 'locked' && <Notice tone="warning">{t('list.locked')}</Notice>}
      {status === 'failed' && <Notice tone="danger">{t('list.failedText')}</Notice>}
      <Use share={share} />
      {letter !== '' && (
        <Disclosure summary={t('list.letter')}>
          <p dir="auto" className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere">
            {letter}
          </p>
        </Disclosure>
      )}
      {(status === 'open' || status === 'copying' || status === 'locked') && (
        <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
          {status !== 'copying' && (
            <NewCode id={share.id} recipient={damaged === true ? '' : share.recipient} />
          )}
          <RevokeShare id={share.id} recipient={damaged === true ? '' : share.recipient} />
        </div>
      )}
    </li>
  );
};

/** Until when it is open, or when that ended. */
const endText = (
  { status, revoked_at, expires_at }: Share,
  t: TFunction<'sharing'>,
  language: Language,
): string => {
  if (revoked_at !== null) return t('list.revokedAt', { moment: dayAndTime(revoked_at, language) });
  const moment = dayAndTime(expires_at, language);
  return t(status === 'open' || status === 'copying' ? 'list.until' : 'list.untilPast', { moment });
};

/** How often it was opened, when last, and all that was done with it. */
const Use = ({ share: { id, openings, max_openings, may_download } }: { share: Share }) => {
  const { t, language } = useTexts('sharing');
  const found = useQuery(accessesOf(id));
  const last = found.data?.items[0];
  const lastText =
    last === undefined ? t('list.noAccess') : t('list.lastAccess', { moment: dayAndTime(last.at, language) });
  return (
    <>
      <p>
        {[
          max_openings === null || openings === 0
            ? t('list.openings', { count: openings })
            : t('list.openingsOf', { count: openings, max: max_openings }),
          ...(found.data === undefined ? [] : [lastText]),
          t(may_download ? 'list.mayDownload' : 'list.mayNotDownload'),
        ].join(' · ')}
      </p>
      {found.isLoadingError && <p className="text-sm font-semibold text-clay">{t('accesses.failure')}</p>}
      {found.data !== undefined && <AccessList accesses={found.data.items} />}
    </>
  );
};
