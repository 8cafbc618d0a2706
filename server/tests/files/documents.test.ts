/** What is read from documents, and what is not: those that hold nothing, and those that somebody made up to hurt. */
import { describe, expect, it } from 'vitest';
import type { FileType } from '#contract/files.ts';
import { drawFirstPage } from '#server/modules/files/first-page/draw-first-page.ts';
import { readInside } from '#server/modules/files/reading/read-inside.ts';
import { readPdf } from '#server/modules/files/reading/read-pdf.ts';
import { readDocx } from '#server/modules/files/reading/read-word.ts';
import { docOf, docxParts, pdfOf, pdfWithHugeStream, zipOf } from '../support/make-files.ts';

const MB = 1024 * 1024;
const SIDE_PIXELS = 480;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Less than a huge page unpacks to, and more than a process needs that reads or draws another one. */
const SMALL_PROCESS = { maxProcessBytes: 192 * MB };

const inside = (bytes: Buffer, type: FileType, limits = {}) =>
  readInside(
    {
      size: bytes.length,
      stream: async function* () {
        yield bytes;
      },
    },
    type,
    'a',
    limits,
  );

describe('the text of a document', () => {
  it('is cut where the assistant would read no further', async () => {
    const text = await inside(Buffer.from('é'.repeat(50_000)), 'text/plain');
    expect(text.text).toBe('é'.repeat(20_000));
    const pages = Array.from({ length: 3 }, () => 'mot '.repeat(2_000));
    // Of what lies beside its page nothing is read.
    const document = pdfOf(pages, { mediaBox: '0 0 60000 842' });
    const pdf = await inside(document, 'application/pdf', SMALL_PROCESS);
    expect(pdf.text?.length).toBe(20_000);
  });

  it('is none where a PDF holds none, and nothing is drawn of its page', async () => {
    const empty = pdfOf(['']);
    expect((await readPdf(empty, 1_000)).text?.trim()).toBe('');
    expect((await inside(empty, 'application/pdf')).text).toBeNull();
    expect(await drawFirstPage(empty, SIDE_PIXELS)).toBeNull();
  });

  it('is none where a document of Word cannot be read', async () => {
    const damaged = zipOf({ ...docxParts(''), 'word/document.xml': '<w:document' });
    await expect(readDocx(damaged)).rejects.toThrow();
    expect((await inside(damaged, DOCX)).text).toBeNull();
    const reading = inside(docOf('x'.repeat(20)).fill(0xff, 512 * 11), 'application/msword');
    expect((await reading).text).toBeNull();
  });

  it('is not looked for in a document whose parts unpack too far, together', async () => {
    const document = zipOf({
      ...docxParts('<w:p><w:r><w:t>Bonjour</w:t></w:r></w:p>'),
      'word/media/a.bin': Buffer.alloc(MB, 'a'),
    });
    await expect(readDocx(document, MB)).rejects.toThrow();
    expect(await readDocx(document, 2 * MB)).toContain('Bonjour');
  });

  it('is not looked for where the streams of a PDF unpack to more than a process may hold, nor is its page drawn', async () => {
    const huge = pdfWithHugeStream(300);
    // That a process of this size reads three pages, the first test of this file says.
    expect((await inside(huge, 'application/pdf', SMALL_PROCESS)).text).toBeNull();
    expect(await drawFirstPage(huge, SIDE_PIXELS, SMALL_PROCESS)).toBeNull();
    expect(await drawFirstPage(pdfOf(['mot']), SIDE_PIXELS, SMALL_PROCESS)).not.toBeNull();
  });
});
