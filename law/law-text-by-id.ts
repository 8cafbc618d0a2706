import type { LawText } from '#contract/analyses.ts';
import { LAW_TEXTS, LIMITATION_TEXTS } from './texts.ts';

const TEXTS = [...LAW_TEXTS, ...Object.values(LIMITATION_TEXTS)] as const;

export type LawTextId = (typeof TEXTS)[number]['id'];

/** A curated text, where something else than an incident asks for it. */
export const lawText = (id: LawTextId): LawText => {
  const found = TEXTS.find((text) => text.id === id);
  if (found === undefined) throw new Error(`law/ has no text of the id ${id}`);
  return found;
};
