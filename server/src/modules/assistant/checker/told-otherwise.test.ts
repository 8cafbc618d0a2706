import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';

const verdictOf = (text: string, told: string): string => {
  const check = checkReply(text, told);
  return check.ok ? 'ok' : check.reason;
};

const TOUCHED = 'Marc m’a touchée dans la réserve.';
const PRESUMED: readonly (readonly [told: string, question: string])[] = [
  ['Si j’en parle, je perds mon poste.', 'Que s’est-il passé quand vous avez perdu votre poste ?'],
  ['S’il recommence, je quitte l’entreprise.', 'Que s’est-il passé quand vous avez quitté l’entreprise ?'],
  [
    'Le soir je suis rentrée chez moi et j’ai bu un verre. La réunion avait duré.',
    'Qu’aviez-vous bu avant la réunion ?',
  ],
  ['Sophie était là mais n’a rien entendu.', 'Qu’a entendu Sophie ?'],
  ['Sophie était là mais n’a rien entendu.', 'Qu’est-ce que Sophie a entendu ?'],
  ['Sophie était là. Elle n’a rien entendu.', 'Qu’a entendu Sophie ?'],
  ['Paul n’a pas vu la scène.', 'Qu’a vu Paul ?'],
  ['Mon chef n’a rien vu.', 'Qu’a vu votre chef ?'],
  [TOUCHED, 'Quand Marc vous a-t-il encore touchée ?'],
  [TOUCHED, 'Quand Marc vous a-t-il touchée de nouveau ?'],
  [TOUCHED, 'Quand Marc vous a-t-il à nouveau touchée ?'],
  [TOUCHED, 'Quand Marc vous a-t-il retouchée ?'],
  ['Le bureau était fermé.', 'Qu’avez-vous vu dans le bureau ouvert ?'],
  ['Marc ne m’a jamais touchée.', 'Qu’est-ce que Marc vous a fait ?'],
  ['Marc ne m’a rien fait.', 'Que vous a fait Marc ?'],
];
const ASKED: readonly (readonly [told: string, question: string])[] = [
  ['J’ai perdu mon poste en mars.', 'Que s’est-il passé quand vous avez perdu votre poste ?'],
  ['Si j’arrive en retard, il crie. Hier il a crié.', 'Que s’est-il passé quand il a crié ?'],
  ['J’ai bu un verre avant la réunion.', 'Qu’aviez-vous bu avant la réunion ?'],
  ['Sophie n’a rien vu mais elle a entendu.', 'Qu’a entendu Sophie ?'],
  ['Sophie était là.', 'Qu’a entendu Sophie ?'],
  ['Paul a vu la scène.', 'Qu’a vu Paul ?'],
  [
    'Marc m’a touchée dans la réserve et il m’a encore touchée lundi.',
    'Quand Marc vous a-t-il encore touchée ?',
  ],
  ['Le bureau était ouvert.', 'Qu’avez-vous vu dans le bureau ouvert ?'],
  ['Marc ne m’a pas touchée mais il m’a insultée.', 'Qu’est-ce que Marc vous a fait ?'],
  ['Il m’a insultée.', 'Que souhaitez-vous encore raconter ?'],
];

describe('what was told the other way round', () => {
  it.each(PRESUMED)('is not taken for granted: told “%s”, asked “%s”', (told, question) => {
    expect(verdictOf(question, told)).toBe('presumed');
  });

  it.each(ASKED)('leaves what was told to be asked about: told “%s”, asked “%s”', (told, question) => {
    expect(verdictOf(question, told)).toBe('ok');
  });

  it.each([
    'Qu’auriez-vous pu faire autrement ?',
    'Comment auriez-vous pu éviter cela ?',
    'Qu’auriez-vous dû dire ?',
    'Qu’avez-vous fait différemment ?',
  ])('puts no blame into a question: %s', (question) => {
    expect(verdictOf(question, 'Il m’a insultée.')).toBe('judging');
  });
});
