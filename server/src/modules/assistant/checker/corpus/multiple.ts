/** More than one question at a time. */
import type { Reply } from './reply.ts';
import { FRIDAYS, MEETING } from './stories.ts';

export const MULTIPLE: readonly Reply[] = [
  { text: 'Quand et où cela s’est-il passé ?' },
  { text: 'Que s’est-il passé ? Qui était là ?' },
  { text: 'Merci. Quand était-ce ? Et où étiez-vous ?' },
  { text: 'Qui était présent et qu’avez-vous fait ensuite ?' },
  { text: 'Où étiez-vous ? Comment allez-vous ?' },
  { text: 'Que faisait-il, et vous a-t-il parlé ?' },
  { text: 'Qui a vu la scène ? Et quand ?' },
  { text: 'À quelle heure et dans quel bureau cela s’est-il passé ?' },
  { text: 'Où étiez-vous et qui était avec vous ?' },
  { text: 'Quand cela s’est-il passé, où, et devant qui ?' },
  { text: 'Merci. Que s’est-il passé ensuite et comment avez-vous réagi ?' },
  { text: 'Pouvez-vous me dire quand c’était ainsi que le nom des personnes présentes ?' },
  { text: 'Quel jour était-ce ? Le matin ? Le soir ?' },
  { text: 'Dites-moi où c’était. Qui était là ?' },
  { text: '1. Où était-ce ? 2. Quand était-ce ? 3. Qui était là ?' },
  { text: 'Qui était présent, qu’ont-ils dit, et qu’avez-vous ressenti ?' },
  { text: 'Où et quand cela a-t-il eu lieu ?' },
  { text: 'Comment allez-vous ? Avez-vous pu dormir ? Avez-vous mangé ?' },
  { text: 'À quelle date et à quel endroit cela est-il arrivé ?', held: true },
  { text: 'Racontez-moi le début, puis dites-moi qui était là. Et quand était-ce ?', held: true },
  { text: 'Que vous a-t-il dit et que lui avez-vous répondu ?', told: MEETING, held: true },
  {
    text: 'Quel est son nom, quelle est sa fonction et depuis quand travaille-t-elle là ?',
    told: FRIDAYS,
    held: true,
  },
  { text: 'Pouvez-vous préciser le lieu ? Et aussi l’heure ?', held: true },
  { text: 'Comment vous sentez-vous, et en avez-vous parlé à quelqu’un ?', held: true },
  { text: 'ou etiez vous et avec qui et a quelle heure ?', held: true },
  { text: 'Qu’est-ce qui s’est passé avant ? Qu’est-ce qui s’est passé après ?', held: true },
];
