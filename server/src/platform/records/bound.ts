import type { BoundInstant } from '../sealing/sealed-kind.ts';

/** What a record is bound to: of its row, or unopened. */
export type Bound<Clear> = Clear & {
  id: string;
  version: number;
  created_at: BoundInstant;
  updated_at: BoundInstant;
};
