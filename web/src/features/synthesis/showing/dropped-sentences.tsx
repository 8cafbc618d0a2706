import type { DroppedSentence } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What a model wrote that did not pass, and why. */
export const DroppedSentences = ({ dropped }: { dropped: readonly DroppedSentence[] }) => {
  const { t } = useTexts('synthesis');
  if (dropped.length === 0) return null;
  return (
    <Disclosure summary={t('dropped.title', { count: dropped.length })} className="mt-8">
      <p className="mb-2 max-w-[65ch] text-sm text-ink-soft">{t('dropped.intro')}</p>
      <ul className="flex flex-col gap-3">
        {dropped.map(({ text, because, words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name than their place
          <li key={at}>
            <p dir="auto" className="max-w-[70ch] wrap-anywhere">
              {text}
            </p>
            <p className="text-sm text-ink-soft">
              {[t(`dropped.because.${because}`), words.join(', ')].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
