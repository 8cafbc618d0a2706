import { useTexts } from '#web/i18n/use-texts.ts';

const STEPS = ['one', 'two', 'three', 'four'] as const;

/** The getting-started guide: four steps, in the order in which they help. */
export const StartingGuide = () => {
  const { t } = useTexts('home');
  return (
    <section aria-labelledby="home-guide">
      <h2 id="home-guide" className="mb-4 text-xl">
        {t('guide.title')}
      </h2>
      <ol className="flex flex-col gap-4 border-t border-hairline pt-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden="true" className="w-4 shrink-0 font-title text-lg text-teal tabular-nums">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{t(`guide.${step}`)}</p>
              <p className="max-w-[65ch] text-sm text-ink-soft">{t(`guide.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
