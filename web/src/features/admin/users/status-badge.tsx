import type { Account, AccountStatus } from '#contract/administration.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES: Record<Exclude<AccountStatus, 'active'>, BadgeTone> = {
  suspended: 'red',
  invited: 'grey',
  unconfirmed: 'grey',
  leaving: 'yellow',
};

/** What is out of the ordinary about an account; nothing for one that is simply in use. */
export const StatusBadge = ({ account: { status, is_leaving, deleted_from } }: { account: Account }) => {
  const { t, language } = useTexts('admin');
  return (
    <>
      {status !== 'active' && <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>}
      {/* Of a suspended account both are said. */}
      {is_leaving && status !== 'leaving' && <Badge tone={TONES.leaving}>{t('status.leaving')}</Badge>}
      {deleted_from !== null && (
        <span className="text-sm text-ink-soft">
          {t('users.deletedOn', { day: dayText(new Date(deleted_from), language) })}
        </span>
      )}
    </>
  );
};
