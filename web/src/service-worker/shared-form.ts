import type { Shared } from './messages.ts';

const TEXTS = ['title', 'text', 'url'] as const;

/** What another app sent, as the manifest's `share_target` names its parts. Nothing is added, and nothing said twice. */
export const readShared = (form: FormData): Shared => {
  const texts = TEXTS.map((name) => form.get(name))
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const lines = texts.filter(
    (text, index) =>
      !texts.some((other, at) => at !== index && other.includes(text) && (other !== text || at < index)),
  );
  const files = form.getAll('files').filter((file) => file instanceof File);
  return { files: files.filter(({ size, name }) => size > 0 || name !== ''), text: lines.join('\n') };
};
