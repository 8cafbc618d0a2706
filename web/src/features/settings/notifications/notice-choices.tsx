import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { NoticeChoice } from '#contract/account/notices.ts';
import { ALWAYS_MAILED, type NoticeWays, type Preferences } from '#contract/account/preferences.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { changePreferences } from '#web/lib/preferences-sync/sync-preferences.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { SettingsSection } from '../settings-section.tsx';

const GROUPS = {
  security: ['new_sign_in', 'password_changed', 'email_changed', 'factor_changed'],
  work: ['transcription_ready', 'unfinished_draft', 'export_ready', 'export_failed'],
  shared: ['share_access'],
  account: ['account_closing', 'operator_message'],
} as const satisfies Record<string, readonly NoticeChoice[]>;

/** By kind of notice: in the app, by mail. Each choice is kept as soon as it is made. */
export const NoticeChoices = ({ notices }: { notices: Preferences['notices'] }) => {
  const { t } = useTexts('settings');
  const problemText = useProblemText();
  const { id } = useProfile();
  const choosing = useMutation({
    mutationFn: ({ kind, ways }: { kind: NoticeChoice; ways: Partial<NoticeWays> }) =>
      changePreferences(id, { notices: { [kind]: ways } }),
  });
  /** What was just pressed holds while it is being saved. */
  const waysOf = (kind: NoticeChoice): NoticeWays => {
    const { variables } = choosing;
    return choosing.isPending && variables?.kind === kind
      ? { ...notices[kind], ...variables.ways }
      : notices[kind];
  };
  return (
    <div className="flex flex-col gap-10">
      <p role="status" className="sr-only">
        {choosing.isSuccess && t('notifications.saved')}
      </p>
      {choosing.isError && (
        <Notice tone="danger" title={t('notifications.failed')}>
          {problemText(choosing.error)}
        </Notice>
      )}
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <SettingsSection key={group} title={t(`notifications.group.${group}`)}>
          {group === 'security' && (
            <p className="max-w-[65ch] text-ink-soft">{t('notifications.alwaysWhy')}</p>
          )}
          <ul className="flex flex-col gap-5">
            {GROUPS[group].map((kind) => (
              <NoticeRow
                key={kind}
                kind={kind}
                ways={waysOf(kind)}
                onChoose={(ways) => choosing.mutate({ kind, ways })}
              />
            ))}
          </ul>
        </SettingsSection>
      ))}
    </div>
  );
};

interface NoticeRowProps {
  kind: NoticeChoice;
  ways: NoticeWays;
  onChoose: (ways: Partial<NoticeWays>) => void;
}

const NoticeRow = ({ kind, ways, onChoose }: NoticeRowProps) => {
  const { t } = useTexts('settings');
  const isAlwaysMailed = ALWAYS_MAILED.includes(kind);
  const name = t(`notifications.kind.${kind}`);
  return (
    <li>
      <fieldset className="flex flex-wrap items-center justify-between gap-x-8">
        <legend className="font-semibold">{name}</legend>
        <div className="flex flex-wrap gap-x-8">
          <Checkbox isSelected={ways.in_app} onChange={(in_app) => onChoose({ in_app })}>
            {t('notifications.inApp')}
          </Checkbox>
          {isAlwaysMailed ? (
            <p className="flex min-h-(--target) items-center gap-3">
              <Check aria-hidden="true" size={20} strokeWidth={2} className="text-ink-soft" />
              {t('notifications.alwaysMail')}
            </p>
          ) : (
            <Checkbox isSelected={ways.by_mail} onChange={(by_mail) => onChoose({ by_mail })}>
              {t('notifications.byMail')}
            </Checkbox>
          )}
        </div>
      </fieldset>
    </li>
  );
};
