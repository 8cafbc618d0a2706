import type { TFunction } from 'i18next';
import type { ShareAccess } from '#contract/shares.ts';
import { DOSSIER_PATHS } from '#verifier/dossier/format.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What was done with a share, the newest first: when, and what was opened. */
export const AccessList = ({ accesses }: { accesses: readonly ShareAccess[] }) => {
  const { t, language } = useTexts('sharing');
  if (accesses.length === 0) return <p className="text-sm text-ink-soft">{t('accesses.none')}</p>;
  return (
    <Disclosure summary={t('accesses.count', { count: accesses.length })}>
      <p className="mb-2 text-sm text-ink-soft">{t('accesses.what')}</p>
      <ol aria-label={t('accesses.title')} className="flex flex-col gap-1.5 text-sm">
        {accesses.map((access) => (
          <li key={access.id} className="grid gap-x-4 sm:grid-cols-[14rem_1fr]">
            <span className="text-ink-soft">{dayAndTime(access.at, language)}</span>
            <span className="wrap-anywhere">{actText(access, t)}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
};

const actText = ({ act, path }: ShareAccess, t: TFunction<'sharing'>): string => {
  if (act !== 'part') return t(`accesses.act.${act}`);
  if (path === null) return t('accesses.act.partUnknown');
  if (path === DOSSIER_PATHS.pdf) return t('accesses.act.pdf');
  return t('accesses.act.part', { path });
};
