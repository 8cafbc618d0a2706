import { describe, expect, it } from 'vitest';
import * as interview from '../interview.ts';
import { sentencesOf, typeset } from '../text/text.ts';
import { checkReply } from './check-reply.ts';
import { withoutHelpNumbers } from './help-numbers.ts';
import { ownWordings } from './own-wordings.ts';

const verdictOf = (text: string, told?: string): string => {
  const check = checkReply(text, told);
  return check.ok ? 'ok' : check.reason;
};

/** What names the numbers for help is said after words of danger only. */
const alarmFor = (wording: string) => ({
  afterAlarm: sentencesOf(wording).some((sentence) => withoutHelpNumbers(sentence) !== sentence),
});

/** Every wording in a value, however deep. */
const wordingsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordingsIn) : [];
};

describe('the checker of replies', () => {
  it('lets through all that the guide says', () => {
    const refused = ownWordings().flatMap((wording) =>
      [wording, typeset(wording)].filter((text) => !checkReply(text, null, alarmFor(wording)).ok),
    );
    expect(refused).toEqual([]);
  });

  it('lets through all that the guide asks, by its shape and its words, whoever asks it', () => {
    const { DETAIL_LABELS: _labels, ...questions } = interview;
    const wordings = wordingsIn(questions).filter((wording) => wording.endsWith('?'));
    expect(wordings.length).toBeGreaterThan(60);
    const refused = wordings.flatMap((wording) => {
      const said = wording.replace('{words}', 'il a crié');
      return [said, typeset(`Merci. ${said}`)].filter((text) => verdictOf(text, 'Et là il a crié.') !== 'ok');
    });
    expect(refused).toEqual([]);
  });

  it('rejects what nobody thought of: it needs no name for it', () => {
    expect(verdictOf('La lune est en fromage.')).not.toBe('ok');
    expect(verdictOf('Comment va votre perroquet ?')).toBe('presumed');
    expect(verdictOf('Comment va votre perroquet ?', 'Mon perroquet a tout entendu.')).toBe('ok');
  });

  it('lets a question take up the words of the person', () => {
    const question = 'Que s’est-il passé après l’insulte ?';
    expect(verdictOf(question)).toBe('presumed');
    expect(verdictOf(question, 'Il m’a insultée hier.')).toBe('ok');
  });

  it('does not let a closed question pass because its words were told', () => {
    expect(verdictOf('Est-ce qu’il vous a insultée ?', 'Il m’a insultée.')).not.toBe('ok');
  });

  it.each([
    ['another did it', 'Vous dites que Julie vous a poussée.'],
    ['it was done to another', 'Vous dites que Marc a poussé Julie.'],
    ['she did it', 'Vous dites que vous avez poussé Marc.'],
    ['it was not done', 'Vous dites que Marc ne vous a pas poussée.'],
    ['it went on', 'Vous dites que Marc vous a poussée plusieurs fois.'],
  ])('does not let what was told be told otherwise: %s', (_how, text) => {
    const told = 'Marc m’a poussée dans la réserve. Julie est arrivée après.';
    expect(verdictOf(text, told)).toBe('presumed');
    expect(verdictOf('Vous dites que Marc vous a poussée dans la réserve.', told)).toBe('ok');
  });

  it('knows whom “il” means when only one person can be meant', () => {
    const echo = 'Vous écrivez que votre chef a jeté votre dossier.';
    expect(verdictOf(echo, 'Mon chef a crié. Il a jeté mon dossier.')).toBe('ok');
    expect(verdictOf(echo, 'Mon chef a parlé à Marc. Il a jeté mon dossier.')).toBe('presumed');
  });

  it('does not hold quoted words against the one who quotes, if they were said', () => {
    const question = 'Pouvez-vous m’en dire plus sur « il m’a frappée, pourquoi ? » ?';
    expect(verdictOf(question, 'il m’a frappée, pourquoi ?')).toBe('ok');
    expect(verdictOf(question, 'Il a crié.')).toBe('presumed');
  });

  it('lets no quote hide the rest of a sentence', () => {
    expect(verdictOf('Merci. « il m’a frappée, c’est votre faute', 'il m’a frappée')).toBe('form');
  });

  it.each([
    'Pourriez-vous, si vous le souhaitez, me décrire comment la scène a commencé ?',
    'Quand vous vous sentirez prête, pouvez-vous me raconter la suite ?',
    'Que s’est-il passé ensuite, si cela ne vous dérange pas ?',
    'Si vous le voulez bien, dites-moi ce qui s’est passé ensuite.',
  ])('takes a conditional of courtesy for nothing: %s', (text) => {
    expect(verdictOf(text)).toBe('ok');
  });

  it.each([
    ['Pourriez-vous, si vous le souhaitez, me dire s’il vous a poussée ?', 'closed'],
    ['Quand vous serez prête, pourquoi n’avez-vous rien dit ?', 'judging'],
    ['Si vous l’avez frappé, que s’est-il passé ensuite ?', 'presumed'],
  ])('judges what courtesy stands around: %s', (text, reason) => {
    expect(verdictOf(text, 'Il m’a poussée.')).toBe(reason);
  });

  it('lets what was noted be listed, item by item as it was told', () => {
    const told = 'Mardi matin, Marc a crié dans la réserve. Julie a ri.';
    const listed = (...items: string[]): string =>
      `Voici ce que j’ai noté :\n${items.map((item) => `- ${item}`).join('\n')}\nQue souhaitez-vous ajouter ?`;
    expect(verdictOf(listed('mardi matin', 'lieu : la réserve', 'Marc a crié'), told)).toBe('ok');
    expect(verdictOf('J’ai noté : mardi matin, dans la réserve.', told)).toBe('ok');
    expect(verdictOf(listed('mardi matin', 'Julie a crié'), told)).toBe('presumed');
    expect(verdictOf('J’ai noté : mardi matin, Marc a ri.', told)).toBe('presumed');
  });

  it('lets an account be taken up behind “j’ai compris que”, or before “écrivez-vous”, as it was told', () => {
    const told = 'Marc a jeté mon badge. Les autres ont ri.';
    expect(verdictOf('J’ai bien compris que Marc a jeté votre badge.', told)).toBe('ok');
    expect(verdictOf('Marc a jeté votre badge, écrivez-vous.', told)).toBe('ok');
    expect(verdictOf('Marc a ri, écrivez-vous.', told)).toBe('presumed');
    expect(verdictOf('J’ai bien compris que les autres ont jeté votre badge.', told)).toBe('presumed');
  });

  it('takes no number for granted', () => {
    expect(verdictOf('Vous dites que c’était à 3h.', 'C’était au 3e étage.')).toBe('presumed');
    expect(verdictOf('Merci, c’est noté 3919.')).toBe('form');
  });
});
