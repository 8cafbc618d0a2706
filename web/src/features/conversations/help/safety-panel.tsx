import { LifeBuoy } from 'lucide-react';
import type { SafetyKind } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { HelpNumbers } from './help-numbers-view.tsx';

/** Under a message that speaks of danger or distress: calm, complete, and it stays. */
export const SafetyPanel = ({ kind }: { kind: SafetyKind }) => {
  const { t } = useTexts('conversations');
  return (
    <aside
      data-safety={kind}
      aria-label={t('help.open')}
      className="flex scroll-my-3 flex-col gap-3 rounded-box border border-teal bg-surface p-4 sm:p-5"
    >
      <div className="flex gap-3">
        <LifeBuoy aria-hidden="true" size={22} strokeWidth={1.75} className="mt-1 shrink-0 text-teal" />
        <div>
          <p className="font-title text-lg">{t(`help.${kind}`)}</p>
          <p>{t(`help.${kind}Body`)}</p>
        </div>
      </div>
      <HelpNumbers situation={kind} />
    </aside>
  );
};
