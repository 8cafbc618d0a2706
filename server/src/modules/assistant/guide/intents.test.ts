import { describe, expect, it } from 'vitest';
import { isDone } from './endings.ts';
import {
  asksAboutTool,
  asksForAdvice,
  asksWhoReads,
  isDontKnow,
  isGreeting,
  isThanks,
  wantsIncident,
  wantsPause,
} from './intents.ts';

const INTENTS = {
  asksAboutTool,
  asksForAdvice,
  asksWhoReads,
  isDone,
  isDontKnow,
  isGreeting,
  isThanks,
  wantsIncident,
  wantsPause,
};
type Intent = keyof typeof INTENTS | null;

const MESSAGES: readonly (readonly [Intent, string])[] = [
  ['isGreeting', 'Bonjour'],
  ['isGreeting', 'bonsoir !'],
  ['isGreeting', 'Bonjour, comment allez-vous ?'],
  ['isThanks', 'Merci'],
  ['isThanks', 'merci beaucoup pour votre aide'],
  ['isThanks', 'Ok merci'],
  ['isDontKnow', 'Je ne sais pas'],
  ['isDontKnow', 'je sais plus trop'],
  ['isDontKnow', 'Aucune idée'],
  ['isDontKnow', 'je m’en souviens plus'],
  ['isDontKnow', 'je ne me rappelle pas'],
  ['isDone', 'C’est tout.'],
  ['isDone', 'non, rien d’autre'],
  ['wantsPause', 'pause'],
  ['wantsPause', 'STOP'],
  ['wantsPause', 'plus tard'],
  ['wantsPause', 'j’ai besoin d’une pause'],
  ['wantsPause', 'On continue demain'],
  ['wantsPause', 'je ne veux plus en parler'],
  ['wantsIncident', 'Créer l’incident'],
  ['wantsIncident', 'je voudrais faire une déclaration'],
  ['wantsIncident', 'déclaration'],
  ['asksAboutTool', 'À quoi sert ce site ?'],
  ['asksWhoReads', 'Qui peut lire ce que j’écris ?'],
  ['asksWhoReads', 'Est-ce que c’est confidentiel ?'],
  ['asksAboutTool', 'Vous êtes un robot ?'],
  ['asksWhoReads', 'vous allez le dire à mon patron ?'],
  ['asksWhoReads', 'Est-ce que mon employeur peut lire ça ?'],
  ['asksWhoReads', 'qui peut voir mes messages ?'],
  ['asksWhoReads', 'Vous promettez de ne rien dire ?'],
  [null, 'Il a demandé à voir mes messages et il m’a insultée, vous trouvez ça comment ?'],
  ['asksForAdvice', 'Est-ce que c’est du harcèlement ?'],
  ['asksForAdvice', 'Que dois-je faire ?'],
  ['asksForAdvice', 'Est-ce que je peux porter plainte ?'],
  [null, 'Bonjour, hier mon chef m’a insultée devant tout le monde.'],
  [
    null,
    'Il m’a dit de stopper tout et de faire une pause, puis il a crié sur toute l’équipe pendant dix minutes.',
  ],
  [null, 'Merci mais hier il a recommencé.'],
  [null, 'Pendant la pause déjeuner, il est venu me voir.'],
  [null, 'Plus tard dans la journée il m’a appelée.'],
  [null, 'L’incident a eu lieu lundi.'],
  [null, 'Il a crié.'],
  [null, 'Julie était là.'],
];

describe('what a message asks for', () => {
  it.each(MESSAGES)('%s: %s', (intent, text) => {
    const found = Object.entries(INTENTS).flatMap(([name, asks]) => (asks(text) ? [name] : []));
    expect(found).toEqual(intent === null ? [] : [intent]);
  });
});
