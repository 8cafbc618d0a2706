import { useEffect, useRef, useState } from 'react';
import { incident } from '#contract/incidents.ts';
import { ledgerContentPage, ledgerPage } from '#contract/ledger.ts';
import { checkLedger, type LedgerFinding, type LedgerSource } from '#verifier/check-ledger.ts';
import { shownRecords } from '#verifier/compare-records.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { askProof } from '#web/lib/requests/ask-proof.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { keepSeenEnd, readSeenEnd } from './seen-end.ts';

/** How far a check is. */
export type CheckState =
  | { is: 'idle' }
  | { is: 'running'; done: number; all: number }
  | { is: 'failed'; error: unknown }
  | { is: 'done'; finding: LedgerFinding; at: string };

/** The check of one's ledger with the entries of an incident, in this browser. It ends when the page is left. */
export const useLedgerCheck = (incidentId: string): { state: CheckState; start: () => void } => {
  const { id: owner } = useProfile();
  const [state, setState] = useState<CheckState>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = () => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ is: 'running', done: 0, all: 0 });
    const onProgress = (done: number, all: number) => setState({ is: 'running', done, all });
    const options = { known: readSeenEnd(owner), onProgress, signal };
    checkLedger(sourceOf(incidentId, signal), incidentId, options).then(
      (finding) => {
        if (signal.aborted) return;
        if (finding.holds) keepSeenEnd(owner, finding.end);
        setState({ is: 'done', finding, at: new Date().toISOString() });
      },
      async (error: unknown) => {
        if (signal.aborted) return;
        // An exhibit of it stood in a sensitive incident.
        const isAsked = isProblem(error, 'proof_required') && (await askProof());
        if (signal.aborted) return;
        if (isAsked) start();
        else setState({ is: 'failed', error });
      },
    );
  };
  return { state, start };
};

const sourceOf = (incidentId: string, signal: AbortSignal): LedgerSource => ({
  readEntries: async (after) => await api.get(`/api/ledger?after=${after}`, { schema: ledgerPage, signal }),
  readContents: async (after) =>
    await api.get(`/api/incidents/${incidentId}/ledger?after=${after}`, {
      schema: ledgerContentPage,
      signal,
    }),
  readShown: async () =>
    shownRecords(await api.get(`/api/incidents/${incidentId}`, { schema: incident, signal })),
});
