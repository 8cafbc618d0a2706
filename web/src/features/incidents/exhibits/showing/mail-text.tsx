import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { textOf } from './told-by-file-queries.ts';

/** What a mail says, as plain text: nothing of it can act, and nothing is fetched from where it points to. */
export const MailText = ({ fileId }: { fileId: string }) => {
  const { t } = useTexts('exhibits');
  const [isAsked, setAsked] = useState(false);
  const { data, isError } = useQuery({ ...textOf(fileId), enabled: isAsked });
  if (!isAsked) {
    return (
      <Button variant="quiet" className="-ml-5 text-sm" onPress={() => setAsked(true)}>
        {t('facts.text')}
      </Button>
    );
  }
  if (isError) {
    return (
      <p role="alert" className="mt-2 font-semibold text-clay">
        {t('facts.textFailure')}
      </p>
    );
  }
  if (data === undefined) return <LoadingBlock label={t('facts.textLoading')} rows={3} />;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable (WCAG 2.1.1)
      tabIndex={0}
      aria-label={t('facts.text')}
      className="mt-2 max-h-72 max-w-[70ch] overflow-y-auto rounded-box bg-sunk px-3 py-2"
    >
      <p className="whitespace-pre-wrap wrap-anywhere">{data.text}</p>
      {!data.is_whole && <p className="mt-2 text-ink-soft">{t('facts.textMore')}</p>}
    </section>
  );
};
