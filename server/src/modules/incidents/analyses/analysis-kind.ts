/** What an analysis is as a record: nothing of it changes once it is made. */
import * as z from 'zod/mini';
import { type AnalysisContent, analysis, analysisContent } from '#contract/analyses.ts';
import type { RecordKind, Stored } from '../../../platform/records/record-kind.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    ai_analysis: true;
  }
}

const clearFields = z.pick(analysis, { incident_id: true, incident_version: true });
type AnalysisClear = z.infer<typeof clearFields>;

/** Their order is part of what binds a row ([Note: bound columns]). */
const ANALYSIS_CLEAR = ['incident_id', 'incident_version'] as const satisfies (keyof AnalysisClear)[];

export type StoredAnalysis = Stored<AnalysisClear, AnalysisContent>;

export const ANALYSES: RecordKind<AnalysisClear, AnalysisContent, StoredAnalysis> = {
  entity: 'ai_analysis',
  sealed: sealedKind({
    table: 'ai_analyses',
    binds: ['id', 'version', 'created_at', 'updated_at', ...ANALYSIS_CLEAR],
    content: analysisContent,
  }),
  clear: ANALYSIS_CLEAR,
  clearFields,
  complete: async (_tx, stored) => stored,
  deletedWith: () => [],
};
