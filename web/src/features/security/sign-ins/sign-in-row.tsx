import type { SignIn } from '#contract/account/sign-ins.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useDeviceName } from '../devices/use-device-name.ts';

/** When, by what, and from which device in words. */
export const SignInRow = ({ signIn }: { signIn: SignIn }) => {
  const { t, language } = useTexts('settings');
  const device = useDeviceName()(signIn);
  const { outcome, method, at } = signIn;
  return (
    <li className="flex flex-col gap-0.5 border-b border-hairline py-3 first:border-t">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{dayAndTime(at, language)}</span>
        {signIn.is_current && <Badge tone="green">{t('signIns.here')}</Badge>}
        {outcome !== 'signed_in' && (
          <Badge tone={outcome === 'refused' ? 'red' : 'yellow'}>{t(`signIns.outcome.${outcome}`)}</Badge>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {device}, {t(`signIns.method.${method}`)}
      </p>
    </li>
  );
};
