/** Draws the first page of one PDF and ends. Runs as a process of its own (draw-first-page.ts). */
import * as canvasModule from '@napi-rs/canvas';
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf';
import { answerOnce } from '../../../platform/confined/answer-once.ts';
import type { PageRequest, Pixels } from './draw-first-page.ts';

const draw = async ({ bytes, maxSidePixels }: PageRequest): Promise<Pixels | null> => {
  const CanvasFactory = await createIsomorphicCanvasFactory(async () => canvasModule);
  // It wants no Buffer, which is what came through the channel.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, CanvasFactory });
  const page = await pdf.getPage(1);
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: maxSidePixels / Math.max(whole.width, whole.height) });
  const [width, height] = [viewport.width, viewport.height].map((side) => Math.max(1, Math.round(side)));
  const canvas = canvasModule.createCanvas(width as number, height as number);
  const context = canvas.getContext('2d');
  // Types of the browser's own, of which this one does what is needed here.
  const target = { canvas, canvasContext: context } as unknown as {
    canvas: HTMLCanvasElement;
    canvasContext: CanvasRenderingContext2D;
  };
  await page.render({ ...target, viewport }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint8Array(data);
  return hasOneColour(pixels) ? null : { width: canvas.width, height: canvas.height, pixels };
};

/** An empty page, or one of which nothing could be drawn: a white picture would say that nothing stands there. */
const hasOneColour = (pixels: Uint8Array): boolean => {
  const [red, green, blue] = pixels;
  for (let at = 4; at < pixels.length; at += 4) {
    if (pixels[at] !== red || pixels[at + 1] !== green || pixels[at + 2] !== blue) return false;
  }
  return true;
};

answerOnce(draw);
