import { X } from 'lucide-react';
import { ATTACHMENTS_MAX_COUNT, FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { LOCALES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { fileSizeText } from '../file-size.ts';
import { isBelied, type RefusedFile } from './check-files.ts';
import { refusedGroups } from './refused-groups.ts';
import { shortName } from './short-name.ts';

interface RefusedNoticeProps {
  refused: readonly RefusedFile[];
  onDismiss: () => void;
}

/** Which files were not added, and why: one notice for all of them. The region stands first, so that it is heard. */
export const RefusedNotice = ({ refused, onDismiss }: RefusedNoticeProps) => {
  const { t, language } = useTexts('attachments');
  const { t: common } = useTexts('common');
  const groups = refusedGroups(refused);
  const list = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  const limits = { size: fileSizeText(FILE_MAX_BYTES, language), count: ATTACHMENTS_MAX_COUNT };
  return (
    <div aria-live="polite">
      {refused.length > 0 && (
        <div className="relative">
          <Notice
            tone="info"
            title={t('refused.title', { count: refused.length })}
            className="max-h-[40dvh] overflow-y-auto overscroll-contain pr-14"
          >
            <ul className="text-sm">
              {groups.map(({ reason, shown, more }) => {
                const short = shown.map(shortName);
                const names =
                  more === 0
                    ? list.format(short)
                    : t('refused.more', { names: short.join(', '), count: more });
                return (
                  <li key={reason} className="wrap-anywhere">
                    {isBelied(reason) ? (
                      t(`refused.belied.${reason}`, { names, count: shown.length + more })
                    ) : (
                      <>
                        <span className="font-semibold">{t(`refused.reason.${reason}`, limits)}</span>
                        {' · '}
                        {names}
                      </>
                    )}
                  </li>
                );
              })}
            </ul>
            {groups.some(({ reason }) => reason === 'type') && <p className="text-sm">{t('accepted')}</p>}
            <p className="text-sm">{t('refused.intact')}</p>
            {groups.some(({ more }) => more > 0) && (
              <Disclosure summary={t('refused.all')} className="mt-1 border-none text-sm">
                <ul className="max-h-40 overflow-y-auto overscroll-contain">
                  {refused.map(({ name, reason }, index) => (
                    // Two files of two folders may have one name.
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
                    <li key={index} className="wrap-anywhere">
                      {isBelied(reason) ? (
                        t(`refused.belied.${reason}`, { names: name, count: 1 })
                      ) : (
                        <>
                          {name} <span className="opacity-80">({t(`refused.reason.${reason}`, limits)})</span>
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </Notice>
          <IconButton
            icon={X}
            label={common('action.dismiss')}
            className="absolute top-1 right-1"
            onPress={onDismiss}
          />
        </div>
      )}
    </div>
  );
};
