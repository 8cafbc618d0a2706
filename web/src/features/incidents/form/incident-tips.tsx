import { useTexts } from '#web/i18n/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const TIPS = ['facts', 'dates', 'words', 'witnesses', 'effects', 'sure', 'later'] as const;

const Tips = () => {
  const { t } = useTexts('incidents');
  return (
    <ul className="flex list-disc flex-col gap-2.5 pl-4 text-sm text-ink-soft marker:text-edge">
      {TIPS.map((tip) => (
        <li key={tip}>{t(`tips.${tip}`)}</li>
      ))}
    </ul>
  );
};

/** Advice that suggests no facts: beside the form where there is room, folded above it on phones. */
export const IncidentTips = () => {
  const { t } = useTexts('incidents');
  return (
    <>
      <Disclosure summary={t('tips.title')} className="mb-6 border-b lg:hidden">
        <Tips />
      </Disclosure>
      <div className="hidden lg:block">
        <Card as="aside" aria-labelledby="incident-tips" className="sticky top-24">
          <h2 id="incident-tips" className="mb-3 text-lg">
            {t('tips.title')}
          </h2>
          <Tips />
        </Card>
      </div>
    </>
  );
};
