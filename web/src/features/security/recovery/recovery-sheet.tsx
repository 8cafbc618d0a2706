import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import './recovery-sheet.css';

interface RecoverySheetProps {
  codes: string[];
  onKept: () => void;
}

/** The codes, shown this once. Printing prints the sheet and nothing else of the page (recovery-sheet.css). */
export const RecoverySheet = ({ codes, onKept }: RecoverySheetProps) => {
  const { t, language } = useTexts('security');
  const [date] = useState(() => dayText(new Date(), language));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div>
        <h2 ref={title} tabIndex={-1} className="text-xl">
          {t('recovery.onceTitle')}
        </h2>
        <p className="mt-1">{t('recovery.once')}</p>
      </div>
      <section
        data-print-sheet=""
        aria-label={t('recovery.title')}
        className="rounded-box border border-hairline bg-surface p-5 sm:p-6"
      >
        <h3 className="text-lg">{t('recovery.sheet')}</h3>
        <p className="text-sm text-ink-soft">{t('recovery.date', { date })}</p>
        <ol className="my-5 grid grid-cols-1 gap-x-8 gap-y-2 border-y border-hairline py-4 min-[420px]:grid-cols-2">
          {codes.map((code) => (
            <li key={code} translate="no" className="text-lg tracking-wider tabular-nums">
              {code}
            </li>
          ))}
        </ol>
        <p className="text-sm">{t('recovery.advice')}</p>
      </section>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label={t('recovery.copy')} />
        <Button variant="secondary" onPress={() => window.print()}>
          {t('recovery.print')}
        </Button>
      </div>
      <Button className="self-start" onPress={onKept}>
        {t('recovery.kept')}
      </Button>
    </div>
  );
};
