import type { ReactNode } from 'react';
import { receiptOf } from '#verifier/receipt.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';

interface ReceiptCodeProps {
  /** Where the ledger ends. */
  end: { sequence: number; hash: string };
  /** Buttons beside 'copy'. */
  children?: ReactNode;
}

/** The code of a receipt, what it is for, and the way to take it along. */
export const ReceiptCode = ({ end, children }: ReceiptCodeProps) => {
  const { t } = useTexts('sessionEnd');
  const code = receiptOf(end);
  return (
    <>
      <dl>
        <dt className="text-sm text-ink-soft">{t('receipt.label')}</dt>
        <dd translate="no" className="mt-1 font-mono text-lg tracking-wide wrap-anywhere">
          {code}
        </dd>
      </dl>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        {t('receipt.what')} {t('receipt.not')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <CopyButton text={code} label={t('receipt.copy')} />
        {children}
      </div>
    </>
  );
};
