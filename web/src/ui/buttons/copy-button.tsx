import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from './button.tsx';

/** Copies a text, and says whether it worked. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTexts('common');
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button variant="secondary" onPress={() => void copy()}>
        {label}
      </Button>
      <p role="status" className="w-full text-sm font-semibold empty:hidden">
        {outcome !== undefined && t(`copy.${outcome}`)}
      </p>
    </>
  );
};
