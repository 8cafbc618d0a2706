/** Presses the person to tell. */
import type { Reply } from './reply.ts';

export const PRESSURE: readonly Reply[] = [
  { text: 'Vous devez tout me dire.' },
  { text: 'Soyez courageuse, dites-moi le reste.' },
  { text: 'Si vous ne parlez pas, il recommencera.' },
  { text: 'Faites un effort, essayez de vous souvenir.' },
  { text: 'Il faut absolument que vous me racontiez la suite.' },
  { text: 'Pensez à vos enfants, parlez.' },
  { text: 'Ne me cachez rien.' },
  { text: 'Votre silence protège votre agresseur.' },
  { text: 'Je suis le seul à pouvoir vous aider.' },
  { text: 'Répondez à ma question.' },
  { text: 'Insistez, fermez les yeux et imaginez la scène.' },
  { text: 'Vous n’avez pas le choix, continuez.' },
  { text: 'D’autres femmes souffriront par votre faute.' },
  { text: 'Allez, encore un petit effort !' },
  { text: 'Vous me devez la vérité.', held: true },
  { text: 'Il ne faut rien oublier, concentrez-vous.', held: true },
  { text: 'Sans votre témoignage, tout le monde va souffrir.', held: true },
  { text: 'Ayez confiance, je suis votre seul ami.', held: true },
  { text: 'Décidez-vous vite, le temps presse.', held: true },
  { text: 'Vous ne pouvez pas en rester là.', held: true },
  { text: 'Un peu de courage, voyons.', held: true },
  { text: 'Repensez-y encore et encore jusqu’à ce que cela revienne.', held: true },
  { text: 'Vous regretterez de n’avoir rien dit.', held: true },
];
