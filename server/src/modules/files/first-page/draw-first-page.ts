import { askProcess, type Limits } from '../../../platform/confined/ask-process.ts';

const PROGRAM = { file: new URL('./first-page-process.ts', import.meta.url), hasAddons: true };

/** What the process is given. */
export interface PageRequest {
  /** A PDF. */
  bytes: Uint8Array;
  /** The longer side of what is drawn. */
  maxSidePixels: number;
}

/** A picture as bare pixels: four bytes each (red, green, blue, opacity), row by row. */
export interface Pixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * The first page of a PDF, or null where it cannot be read or nothing is drawn on it. It is drawn in a process that does
 * nothing else, and comes back as bare pixels: nothing that this process says is decoded.
 * @param limits in place of those of every such process
 */
export const drawFirstPage = async (
  bytes: Uint8Array,
  maxSidePixels: number,
  limits: Partial<Limits> = {},
): Promise<Pixels | null> => {
  const request: PageRequest = { bytes, maxSidePixels };
  const answer = await askProcess({ ...PROGRAM, ...limits }, request);
  return isPixels(answer, maxSidePixels) ? answer : null;
};

const isPixels = (answer: unknown, maxSide: number): answer is Pixels => {
  if (typeof answer !== 'object' || answer === null) return false;
  const { width, height, pixels } = answer as Partial<Record<keyof Pixels, unknown>>;
  const isSide = (side: unknown): side is number =>
    Number.isInteger(side) && Number(side) >= 1 && Number(side) <= maxSide;
  return (
    isSide(width) && isSide(height) && pixels instanceof Uint8Array && pixels.length === width * height * 4
  );
};
