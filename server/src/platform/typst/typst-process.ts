/** Sets one document and ends. Runs as a process of its own (typst.ts). */
import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { answerOnce } from '../confined/answer-once.ts';
import { readFonts } from './fonts.ts';
import type { TypstAnswer, TypstQuestion } from './typst.ts';
import { displayable, undisplayableIn, withNumbers } from './undisplayable.ts';

/** Nothing is read from disk but what is mapped: the folder of the program is as good as any. */
const WORKSPACE = import.meta.dirname;
const MAIN = `${WORKSPACE}/main.typ`;
/** Each round finds all that is missing; a passage can turn out to be one only when another has been replaced. */
const MAX_ROUNDS = 4;

const start = async (): Promise<NodeCompiler> => {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: await readFonts() }],
  });
  compiler.mapShadow(`${WORKSPACE}/house.typ`, await readFile(`${WORKSPACE}/house.typ`));
  return compiler;
};

/** Begun before the question is there: a large one takes a while to be made and to come. */
const started = start();

const set = async ({ template, data, files, timestamp }: TypstQuestion): Promise<TypstAnswer> => {
  const compiler = await started;
  compiler.mapShadow(MAIN, Buffer.from(template));
  for (const [name, bytes] of Object.entries(files)) {
    compiler.mapShadow(`${WORKSPACE}/files/${name}`, Buffer.from(bytes));
  }
  let texts = displayable(data);
  for (let round = 1; ; round += 1) {
    compiler.mapShadow(`${WORKSPACE}/data.json`, Buffer.from(texts));
    const compiled = compiler.compile({ mainFilePath: MAIN });
    const failure = compiled.takeError();
    if (failure) return { rejected: withoutTexts(JSON.stringify(compiler.fetchDiagnostics(failure))) };
    if (!compiled.result) return { rejected: 'no document' };
    // What was kept to lay out again is as large as the document; the export needs room.
    compiler.evictCache(0);
    try {
      return {
        pdf: compiler.pdf(compiled.result, {
          pdfStandard: 'a-3a',
          pdfTags: true,
          creationTimestamp: timestamp,
        }),
      };
    } catch (error) {
      const passages = undisplayableIn(String(error));
      if (passages.length === 0 || round === MAX_ROUNDS) return { rejected: withoutTexts(String(error)) };
      texts = withNumbers(texts, passages);
    }
  }
};

/** What the compiler says, without what it quotes: that may be somebody's words. */
const withoutTexts = (message: string): string => message.replaceAll(/`[^`]*`/g, '`…`').slice(0, 2_000);

answerOnce(set);
