import { getDocumentProxy } from 'unpdf';
import { said, timeFrom } from './facts.ts';
import type { InsideAnswer } from './read-inside.ts';

/** The beginning of the text of a PDF, and what its information dictionary says (ISO 32000-2, 14.3.3). */
export const readPdf = async (bytes: Uint8Array, maxCharacters: number): Promise<Partial<InsideAnswer>> => {
  // It wants no Buffer, which is what came through the channel.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const facts = await readFacts(pdf);
  let text = '';
  for (let number = 1; number <= pdf.numPages && text.length < maxCharacters; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n';
    page.cleanup();
  }
  return { text, facts };
};

const readFacts = async (
  pdf: Awaited<ReturnType<typeof getDocumentProxy>>,
): Promise<InsideAnswer['facts']> => {
  const info = Object((await pdf.getMetadata()).info) as Record<string, unknown>;
  return [
    ...said('created_at', timeFrom(info.CreationDate), 'PDF CreationDate'),
    ...said('modified_at', timeFrom(info.ModDate), 'PDF ModDate'),
    ...said('author', info.Author, 'PDF Author'),
    ...said('software', info.Creator, 'PDF Creator'),
    ...said('software', info.Producer, 'PDF Producer'),
  ];
};
