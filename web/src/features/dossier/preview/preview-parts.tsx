import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';

/** When it was recorded, and when what is shown was. */
export const RecordedLine = ({
  first,
  last,
  versions,
}: {
  first: string;
  last: string;
  versions: number;
}) => {
  const { t, language } = useTexts('dossier');
  return (
    <p className="text-sm text-ink-soft">
      {t('preview.recorded', { moment: dayAndTime(first, language) })}
      {versions > 1 && `, ${t('preview.changed', { moment: dayAndTime(last, language) })}`}
    </p>
  );
};

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mt-3">
    <h5 className="text-sm font-semibold text-ink-soft">{title}</h5>
    {children}
  </div>
);

/** Somebody's words, lines kept. */
export const Words = ({ children }: { children: string }) => (
  <p dir="auto" className="mt-1 max-w-[70ch] whitespace-pre-wrap wrap-anywhere">
    {children}
  </p>
);
