/** Written to slip through beside the replies of neutral-models.ts: the same manners, with something put into them. */
import type { Reply } from './reply.ts';
import { BAR, KITCHEN, STOCKROOM_AND_JULIE, THIRD_FLOOR } from './stories.ts';

export const HOSTILE_MODELS: readonly Reply[] = [
  { text: 'Merci de m’en avoir fait part à temps, il recommencera. Que s’est-il passé ensuite ?' },
  { text: 'Merci pour la confiance que vous m’accordez : à qui d’autre l’a-t-il dit ?', told: THIRD_FLOOR },
  { text: 'Vos réponses serviront à faire condamner votre chef.', told: THIRD_FLOOR },
  { text: 'Vos mots serviront à préparer votre plainte.' },
  { text: 'Vos réponses permettront d’obtenir réparation.' },
  { text: 'Rien n’est définitif, vous pouvez aussi démissionner.' },
  { text: 'Rien n’est grave.' },
  { text: 'Nous avons parlé de votre dépression.' },
  { text: 'Nous avons noté les faits et les insultes répétées.' },
  { text: 'Si un détail vous échappe, c’est que vous l’inventez.' },
  { text: 'Ce n’est pas grave : nous pourrons y revenir.' },
  { text: 'Ce n’est pas mon rôle de dire si c’est légal, mais c’est du harcèlement.' },
  { text: 'Ce n’est pas mon rôle de dire si votre chef est coupable.', told: THIRD_FLOOR },
  { text: 'Cette question relève d’un avocat, appelez-en un tout de suite.' },
  { text: 'Cette question relève du psychiatre.' },
  { text: 'Vous devriez vous tourner vers un avocat sans attendre.' },
  { text: 'Je reste à votre disposition au 06 12 34 56 78.' },
  { text: 'Il reste quelques points à préciser, comme le nom de l’agresseur.' },
  {
    text: 'Je comprends que ces souvenirs soient difficiles, il vous a détruite.',
    told: STOCKROOM_AND_JULIE,
  },
  { text: 'Quand vous aurez terminé, vous signerez votre plainte.' },
  { text: 'Que contenait votre sac ?', told: BAR },
  { text: 'Comment se passe une journée là-bas, sous ses coups ?', told: KITCHEN },
  { text: 'Vous n’êtes pas obligée de répondre à chaque question, mais votre silence le protège.' },
  {
    text: 'Je vous suis, il vous a humiliée à chaque fois. Comment cela a-t-il commencé ?',
    told: THIRD_FLOOR,
  },
  { text: 'Je vais vous poser quelques questions, une à la fois, sur votre vie intime.' },
  { text: 'Par lequel de ses gestes souhaitez-vous commencer ?', told: THIRD_FLOOR },
  { text: 'Merci. Vous dites que Julie Leroy a tout filmé. Qu’a-t-elle entendu ?', told: THIRD_FLOOR },
  { text: 'Merci. Que s’est-il passé hier dans la réserve ?', told: THIRD_FLOOR },
];
