/** What texts tell, sentence by sentence: where each sentence stands, and of which details it tells. Pure, and slow for much text. */
import type { DetailKind } from '#contract/common/details.ts';
import { sentencesOf } from '#interviewer/index.ts';
import { partsToRead, readInterview } from '../../interview/index.ts';

export interface TextToRead {
  text: string;
  /** When it was recorded, ISO 8601: "hier" is the day before. */
  at: string;
}

export interface ReadSentence {
  /** UTF-16 offsets into the text, its marks included; the end is exclusive. */
  start: number;
  end: number;
  isQuestion: boolean;
  /** The details of which its words tell, or say that there was none. */
  tells: DetailKind[];
}

export interface ReadText {
  sentences: ReadSentence[];
  told: DetailKind[];
  denied: DetailKind[];
}

export interface TextsRequest {
  texts: TextToRead[];
  /** IANA name of the zone in which days are read. */
  timeZone: string;
}

/** Each text is read on its own: what one tells says nothing of the next. */
export const readTexts = ({ texts, timeZone }: TextsRequest): ReadText[] =>
  texts.map((text) => readText(text, timeZone));

const readText = ({ text, at }: TextToRead, timeZone: string): ReadText => {
  const parts = partsToRead(text);
  const said = parts.map((part, place) => ({
    id: String(place),
    role: 'user' as const,
    content: part.text,
    at: new Date(at),
  }));
  const { reading } = readInterview({ said, timeZone });
  const proposals = reading.incidents.flatMap((one) => one.proposals);
  const places = proposals.flatMap(({ detail, passages }) =>
    passages.map(({ messageId, start, end }) => {
      const from = parts[Number(messageId)]?.start ?? 0;
      return { detail, start: from + start, end: from + end };
    }),
  );
  const kindsOf = (isDenial: boolean): DetailKind[] => [
    ...new Set(proposals.filter((one) => one.isDenial === isDenial).map(({ detail }) => detail)),
  ];
  return {
    sentences: sentencesIn(text).map((sentence) => ({
      ...sentence,
      tells: [
        ...new Set(
          places
            .filter(({ start, end }) => start < sentence.end && end > sentence.start)
            .map(({ detail }) => detail),
        ),
      ],
    })),
    told: kindsOf(false),
    denied: kindsOf(true),
  };
};

/** Marks that end a sentence, with closing ones and signs behind them: "« On verra. »", "50 %.", "Encore 😡." */
const MARKS_BEHIND = /^(?:\s?(?:[.!?…»”"')\]%\p{S}\p{M}]|\u200d)+)+/u;
/** Opening marks before the first word, and those of a list or a title: "« Non", "- d'abord", "#panique". */
const MARKS_BEFORE = /(?:[«“"(['¿¡#*•·–—-]+[^\S\n]*)+$/u;
/** So many characters before the first word are looked at. */
const LOOKED_BEFORE = 12;

/** The interviewer's sentences go from the first word to the last: with their marks they are as the person wrote them. */
const sentencesIn = (text: string): Omit<ReadSentence, 'tells'>[] => {
  const found = sentencesOf(text);
  let last = 0;
  return found.map(({ start, end, isQuestion }, place) => {
    const before = MARKS_BEFORE.exec(text.slice(Math.max(last, start - LOOKED_BEFORE), start))?.[0] ?? '';
    const until = found[place + 1]?.start ?? text.length;
    const behind = MARKS_BEHIND.exec(text.slice(end, until))?.[0] ?? '';
    last = end + behind.length;
    return { start: start - before.length, end: last, isQuestion };
  });
};
