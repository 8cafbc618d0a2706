/** Reads one file and ends. Runs as a process of its own (read-inside.ts). */
import { answerOnce } from '../../../platform/confined/answer-once.ts';
import type { Document, InsideAnswer } from './read-inside.ts';

const read = async ({ type, bytes, maxCharacters }: Document): Promise<Partial<InsideAnswer>> => {
  switch (type) {
    case 'application/pdf':
      return await (await import('./read-pdf.ts')).readPdf(bytes, maxCharacters);
    case 'application/msword':
      return { text: await (await import('./read-word.ts')).readDoc(bytes) };
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return { text: await (await import('./read-word.ts')).readDocx(bytes) };
    case 'message/rfc822':
      return await (await import('./read-mail.ts')).readMail(bytes, maxCharacters);
    case 'audio/mpeg':
    case 'audio/wav':
    case 'audio/ogg':
      return { facts: await (await import('./read-recording.ts')).readRecording(type, bytes) };
    default:
      return (await import('./read-picture.ts')).readPicture(bytes);
  }
};

answerOnce(async (document: Document): Promise<InsideAnswer> => {
  const { text = null, facts = [], place = null } = await read(document);
  return {
    text: text?.slice(0, document.maxCharacters) ?? null,
    facts: facts.slice(0, document.maxFacts),
    place,
  };
});
