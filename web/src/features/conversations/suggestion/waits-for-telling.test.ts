import { expect, it } from 'vitest';
import type { StoredFile } from '#contract/files.ts';
import { messageOf } from '../test-messages.ts';
import { waitsForTelling } from './waits-for-telling.ts';

const told = messageOf('m0', 'user', 'Hier mon chef m’a insultée à la cantine.');
const distress = { ...messageOf('m2', 'user', 'Je veux mourir.'), metadata: { safety: 'distress' as const } };
const reply = messageOf('m3', 'assistant', 'Vous n’avez pas à porter cela seule, je suis là.');
const said = (content: string) => messageOf('m4', 'user', content);

it('a suggestion waits under words of danger or distress, and under the reply to them', () => {
  expect(waitsForTelling([told, reply])).toBe(false);
  expect(waitsForTelling([told, distress])).toBe(true);
  expect(waitsForTelling([told, distress, reply])).toBe(true);
});

it('it is shown once the person has told more; a word of thanks is not enough', () => {
  expect(waitsForTelling([distress, reply, said('Merci, ça va.')])).toBe(true);
  expect(waitsForTelling([distress, reply, said('Il a aussi claqué la porte.')])).toBe(false);
  const file = { ...said(''), attachments: [{ name: 'photo.png' } as StoredFile] };
  expect(waitsForTelling([distress, reply, file])).toBe(false);
  expect(waitsForTelling([distress, reply, said('Il a aussi claqué la porte.'), distress])).toBe(true);
});
