import { type FormEvent, useState } from 'react';
import type { ReceiptFinding } from '#verifier/check-receipt.ts';
import type { Receipt } from '#verifier/receipt.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useReceiptCheck } from './use-receipt-check.ts';

/** Says whether the ledger still has, at the place of a receipt, what it had when the receipt was given. */
export const ReceiptCheck = () => {
  const { t } = useTexts('sessionEnd');
  const problemText = useProblemText();
  const [typed, setTyped] = useState('');
  const { state, check } = useReceiptCheck();
  const start = (event: FormEvent) => {
    event.preventDefault();
    check(typed);
  };
  return (
    <form onSubmit={start} autoComplete="off" className="mt-2 flex max-w-[44rem] flex-col gap-3 print:hidden">
      <TextField
        label={t('later.check.label')}
        hint={t('later.check.hint')}
        error={state.is === 'wrong' ? t('later.check.wrong') : undefined}
        value={typed}
        onChange={setTyped}
        spellCheck="false"
      />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        isPending={state.is === 'running'}
        pendingLabel={t('later.check.running')}
      >
        {t('later.check.start')}
      </Button>
      {state.is === 'failed' && (
        <Notice tone="warning" title={t('later.check.failed')}>
          {problemText(state.error)}
        </Notice>
      )}
      {state.is === 'done' && <Finding finding={state.finding} receipt={state.receipt} />}
    </form>
  );
};

const Finding = ({ finding, receipt: { sequence } }: { finding: ReceiptFinding; receipt: Receipt }) => {
  const { t, language } = useTexts('sessionEnd');
  switch (finding.is) {
    case 'same':
      return (
        <Notice tone="success" title={t('later.check.same')}>
          <p>{t('later.check.sameText', { moment: dayAndTime(finding.at, language) })}</p>
          <p className="mt-2">{t('later.check.sameNot')}</p>
        </Notice>
      );
    case 'other':
      return (
        <Notice tone="warning" title={t('later.check.other')}>
          {t('later.check.otherText')}
        </Notice>
      );
    case 'beyond':
      return (
        <Notice tone="warning" title={t('later.check.beyond')}>
          {t('later.check.beyondText', { sequence, count: finding.end.sequence })}
        </Notice>
      );
    case 'broken':
      return (
        <Notice tone="warning" title={t('later.check.broken')}>
          {t('later.check.brokenText', { sequence: finding.sequence })}
        </Notice>
      );
  }
};
