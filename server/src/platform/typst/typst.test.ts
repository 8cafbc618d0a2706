import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { createTypst, type Typst } from './typst.ts';

const TEMPLATE = new URL('./texts.fixture.typ', import.meta.url);
const MADE_AT = new Date('2026-11-23T14:40:00Z');
const typst = createTypst();
afterAll(() => typst.stop());

const compile = (texts: string[], by: Typst = typst, signal?: AbortSignal): Promise<Uint8Array> =>
  by.compile({
    template: TEMPLATE,
    content: () => ({ data: { texts } }),
    madeAt: MADE_AT,
    ...(signal && { signal }),
  });

/** All that stands in a document, without spaces: lines end where they did not in the text. */
const readBack = async (pdf: Uint8Array): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return withoutSpaces((await Promise.all(pages)).join(''));
};
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u00ad\u200b]/g, '').normalize('NFC');

/** Everything that means something to Typst, and to JSON. */
const SYNTAX = [
  '#let x = 1 #x #sys.inputs #read("/etc/passwd") #panic("no")',
  '$x^2$ @label <label> *bold* _em_ `raw` ```rust fn``` // no /* no */ https://example.org',
  '= Title\n- list\n+ enum\n/ term: it\n\\ \\u{1f600} ~ -- --- ... \'single\' "double" [content] {code}',
  '#import "@preview/example:0.1.0": *',
];

describe('Typst', () => {
  it('sets every text as it is, whatever it means to Typst', async () => {
    const texts = [...SYNTAX, ...fc.sample(fc.string({ unit: 'grapheme-ascii', maxLength: 400 }), 60)];
    expect(await readBack(await compile(texts))).toBe(withoutSpaces(texts.join('')));
  });

  it('sets many pages of its own syntax as text', async () => {
    const text = '#let x = $a$ @b \\ * _c_ '.repeat(9_000);
    const document = await getDocumentProxy(new Uint8Array(await compile([text])), { verbosity: 0 });
    expect(document.numPages).toBeGreaterThan(20);
  });

  it('shows names in other scripts, and writes by its number what no face has', async () => {
    const read = await readBack(
      await compile(['Ωμέγα Привет Łukasz 😀', '王小 \0 \u202e 𝒜', 'محمد علي', 'שרה']),
    );
    expect(read).toContain('ΩμέγαПриветŁukasz😀‹U+738BU+5C0F›‹U+0000›‹U+202E›‹U+1D49C›');
    expect(read).toContain('שרה');
    expect(read).not.toMatch(/[王小]/);
  });

  it('writes characters of the private areas by their numbers, also where a mark stands over one or joins it', async () => {
    const read = await readBack(
      await compile(['\uf8ff', '\ue000\u0301', '\ue001\u200d😀', '\u{106bd8}\u034a']),
    );
    for (const one of ['F8FF', 'E000', 'E001', '106BD8']) expect(read).toContain(`‹U+${one}›`);
  });

  it('sets any text that there is', async () => {
    const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 100 }), 40);
    await expect(compile(texts)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('gives the same bytes for the same data, with the faces of the house and no other', async () => {
    const bytes = await compile(['Bonjour سلام 😀']);
    expect(await compile(['Bonjour سلام 😀'])).toEqual(bytes);
    const pdf = Buffer.from(bytes).toString('latin1');
    const faces = [...pdf.matchAll(/\/BaseFont \/[A-Z]{6}\+([A-Za-z]+)/g)].map(([, name]) => name);
    expect(new Set(faces)).toEqual(new Set(['AtkinsonHyperlegibleNext', 'NotoSansArabic', 'NotoEmoji']));
  });

  it('says what is wrong with a template without a word of the texts', async () => {
    const data = { texts: [{ 'a secret': 1 }] };
    const failure = await typst
      .compile({ template: TEMPLATE, content: () => ({ data }), madeAt: MADE_AT })
      .catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ name: 'TypstError', code: 'rejected' });
    expect(String(failure)).not.toContain('a secret');
  });

  it('ends when its signal says so, and goes on with the next', async () => {
    const leaving = new AbortController();
    const reason = new Error('Gone');
    const left = compile(['mot '.repeat(500_000)], typst, leaving.signal);
    const next = compile(['Bonjour']);
    leaving.abort(reason);
    await expect(left).rejects.toBe(reason);
    await expect(next).resolves.toBeInstanceOf(Uint8Array);
  });

  it('is over when it is stopped', async () => {
    const stopping = createTypst();
    const running = compile(['mot '.repeat(500_000)], stopping);
    const over = expect(running).rejects.toMatchObject({ name: 'TypstError', code: 'stopped' });
    await stopping.stop();
    await over;
    await expect(compile(['Bonjour'], stopping)).rejects.toMatchObject({ code: 'stopped' });
  });
});
