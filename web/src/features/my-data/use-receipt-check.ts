import { useEffect, useRef, useState } from 'react';
import { ledgerPage } from '#contract/ledger.ts';
import { checkReceipt, type ReceiptFinding } from '#verifier/check-receipt.ts';
import { type Receipt, readReceipt } from '#verifier/receipt.ts';
import { api } from '#web/lib/requests/api.ts';

/** How far the check of a receipt is. */
export type ReceiptCheckState =
  | { is: 'idle' }
  /** What was typed is no receipt. */
  | { is: 'wrong' }
  | { is: 'running' }
  | { is: 'failed'; error: unknown }
  | { is: 'done'; receipt: Receipt; finding: ReceiptFinding };

/** The check of a receipt against one's own ledger, in this browser. It ends when the page is left. */
export const useReceiptCheck = (): { state: ReceiptCheckState; check: (typed: string) => void } => {
  const [state, setState] = useState<ReceiptCheckState>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const check = (typed: string) => {
    running.current?.abort();
    const receipt = readReceipt(typed);
    if (receipt === null) {
      setState({ is: 'wrong' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ is: 'running' });
    const readEntries = (after: number) =>
      api.get(`/api/ledger?after=${after}`, { schema: ledgerPage, signal });
    checkReceipt({ readEntries }, receipt, signal).then(
      (finding) => {
        if (!signal.aborted) setState({ is: 'done', receipt, finding });
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ is: 'failed', error });
      },
    );
  };
  return { state, check };
};
