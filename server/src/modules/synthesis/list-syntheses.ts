import type { PageQuery } from '#contract/common/shapes.ts';
import type { SynthesisPage } from '#contract/syntheses.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { readRecordPage } from '../../platform/records/record-reader.ts';
import { SYNTHESES } from './keeping/synthesis-kind.ts';

/** One's syntheses, the newest first. Of each only its title: what stands in it may be sensitive. */
export const listSyntheses = (database: Database, actor: Actor, query: PageQuery): Promise<SynthesisPage> =>
  database.asReader(actor, (tx) =>
    readRecordPage(tx, SYNTHESES, query, {
      itemOf: ({ id, version, created_at, updated_at }, content) => ({
        id,
        title: content?.title ?? '',
        sentences: content?.sentences.length ?? 0,
        created_at,
        updated_at,
        version,
      }),
    }),
  );
