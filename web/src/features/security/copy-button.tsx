import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** Copies a text, and says whether it worked. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTexts('security');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <>
      <Button variant="secondary" onPress={() => void copy()}>
        {label}
      </Button>
      <p role="status" className="w-full text-sm font-semibold empty:hidden">
        {outcome !== undefined && t(`twoStep.${outcome}`)}
      </p>
    </>
  );
};
