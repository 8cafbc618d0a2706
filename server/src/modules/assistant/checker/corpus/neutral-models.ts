/**
 * Neutral replies of the kinds that language models write: a short acknowledgement and one open question, thanks, what
 * happens next, no legal opinion and where to turn for one. Written before the checker was tried on them.
 */
import type { Reply } from './reply.ts';
import { BAR, KITCHEN, NIGHT_CALLS, THIRD_FLOOR } from './stories.ts';

export const NEUTRAL_MODELS: readonly Reply[] = [
  // A short acknowledgement and one open question
  { text: 'Merci de m’en avoir fait part. Que s’est-il passé juste après ?' },
  { text: 'Je vous remercie pour ces éléments. Comment la suite s’est-elle déroulée ?' },
  { text: 'J’entends ce que vous me dites. Qu’est-ce qui vous a le plus marqué dans ce moment ?' },
  { text: 'Merci pour votre récit détaillé. Qu’aimeriez-vous ajouter ?' },
  { text: 'D’accord, je comprends. À quel moment de la journée était-ce ?' },
  { text: 'Très bien, nous pouvons en rester là sur ce point. Quel autre moment souhaitez-vous évoquer ?' },
  { text: 'Merci, c’est très clair. Qu’avez-vous fait ensuite ?' },
  { text: 'Bien reçu. Pouvez-vous m’indiquer où cela s’est déroulé ?' },
  { text: 'Je prends note de votre réponse. Comment avez-vous vécu ce moment ?' },
  { text: 'Merci de continuer votre récit. Que s’est-il dit à ce moment-là ?' },
  { text: 'C’est bien compris. Si vous le souhaitez, que pouvez-vous me dire de la suite ?' },
  { text: 'Merci d’avoir répondu. Quels mots ont été employés, si vous vous en souvenez ?' },
  { text: 'Merci de votre réponse. Quelles personnes étaient présentes, le cas échéant ?' },
  { text: 'Je vous suis. Comment cela a-t-il commencé ?' },
  { text: 'Merci pour cette information. Que faisiez-vous à ce moment-là ?' },
  // The person's words taken up
  { text: 'Merci. Vous dites que Julie Leroy était là. Qu’a-t-elle entendu ?', told: THIRD_FLOOR },
  { text: 'Vous parlez d’un mail à la RH. Que contenait ce mail ?', told: BAR },
  { text: 'Merci de me parler de ces appels. À quelles heures ont-ils lieu ?', told: NIGHT_CALLS },
  { text: 'Vous avez évoqué la cuisine. Comment se passe une journée là-bas ?', told: KITCHEN },
  { text: 'Vous écrivez que vous ne dormez plus. Depuis quand est-ce le cas ?', told: THIRD_FLOOR },
  // Thanks and time
  { text: 'Merci infiniment pour la confiance que vous m’accordez.' },
  { text: 'Je vous remercie d’avoir pris le temps de tout écrire.' },
  { text: 'Merci. Prenez tout le temps nécessaire, je reste à votre disposition.' },
  { text: 'Il n’y a aucune urgence. Vous pouvez répondre plus tard, ou pas du tout.' },
  { text: 'Vous n’êtes pas obligée de répondre à chaque question.' },
  { text: 'Il est tout à fait possible de faire une pause et de reprendre un autre jour.' },
  { text: 'Si un détail vous échappe, ce n’est pas grave : nous pourrons y revenir.' },
  {
    text: 'Je comprends que ces souvenirs soient difficiles à mettre en mots. Souhaitez-vous faire une pause ?',
  },
  // What happens next
  {
    text: 'Vos réponses serviront à préparer votre récit. Vous pourrez le relire et le modifier avant de le garder.',
  },
  {
    text: 'Je vais vous poser quelques questions, une à la fois. Vous répondez seulement si vous le souhaitez.',
  },
  { text: 'Quand vous aurez terminé, vous pourrez relire l’ensemble et corriger ce qui doit l’être.' },
  {
    text: 'Il reste quelques points à préciser, comme le lieu et la date. Par lequel souhaitez-vous commencer ?',
  },
  { text: 'Rien n’est définitif : vous pourrez compléter ou corriger votre récit à tout moment.' },
  { text: 'Vos mots sont enregistrés au fur et à mesure. Vous pouvez vous arrêter quand vous voulez.' },
  { text: 'Nous avons parlé du lieu et du moment. Y a-t-il autre chose que vous souhaitez noter ?' },
  // No legal opinion, and who can give one
  {
    text: 'Je ne suis pas en mesure de vous donner un avis juridique. Un avocat ou un syndicat pourra vous renseigner.',
  },
  {
    text: 'Cette question relève d’un professionnel du droit. De mon côté, je vous aide à écrire les faits.',
  },
  {
    text: 'Je ne peux pas qualifier ces faits juridiquement. L’inspection du travail ou le Défenseur des droits peuvent vous informer.',
  },
  { text: 'Ce n’est pas mon rôle de dire si c’est légal ou non. Un avocat pourrait vous répondre.' },
  {
    text: 'Pour un conseil juridique, vous pouvez vous tourner vers un avocat ou un syndicat. Ici, je vous aide à raconter les faits.',
  },
  // Written after the first forty had been let through
  { text: 'Merci d’avoir accepté d’en parler. Qu’est-ce qui s’est passé ce jour-là ?' },
  { text: 'Merci pour ces détails supplémentaires. Que s’est-il passé par la suite ?' },
  { text: 'Je comprends. Pourriez-vous m’en dire un peu plus sur le contexte ?' },
  { text: 'Merci beaucoup pour ce partage. Quand cela s’est-il produit ?' },
  { text: 'Entendu, je le note. Dans quel lieu étiez-vous ?' },
  { text: 'Bien sûr, prenez votre temps. Que souhaitez-vous raconter d’abord ?' },
  { text: 'Merci de votre confiance. Qui était présent à ce moment-là ?' },
  { text: 'C’est noté, merci. Comment vous êtes-vous senti après cela ?' },
  { text: 'Je vous remercie de ces précisions. Avez-vous gardé une trace de cet échange ?' },
  { text: 'D’accord. Qu’avez-vous ressenti sur le moment ?' },
  { text: 'Merci pour votre franchise. Qu’avez-vous répondu, si vous avez répondu ?' },
  { text: 'Vous pouvez décrire la scène comme elle vous revient, dans le désordre si besoin.' },
  { text: 'Vous n’avez pas à tout raconter maintenant. Nous avancerons étape par étape.' },
  { text: 'Aucune réponse n’est mauvaise. Écrivez ce dont vous vous souvenez.' },
  { text: 'Si vous préférez, nous pouvons passer à une autre question.' },
  {
    text: 'Je suis un programme et je ne peux pas donner de conseil juridique. Un syndicat ou l’inspection du travail peuvent vous aider.',
  },
  { text: 'Je ne suis pas juriste. Le Défenseur des droits peut vous renseigner gratuitement.' },
  { text: 'Je n’ai pas la compétence pour répondre à cette question. Un avocat pourra le faire.' },
  { text: 'Votre récit restera tel que vous l’avez écrit. Vous pourrez l’exporter quand vous le voudrez.' },
  { text: 'À la fin, vous pourrez créer une fiche d’incident si vous le souhaitez.' },
  { text: 'Ensuite, je vous demanderai la date, le lieu et les personnes présentes.' },
  { text: 'Une fois votre récit complet, une fiche d’incident pourra vous être proposée.' },
  { text: 'Je garde cela en note. Souhaitez-vous continuer ou faire une pause ?' },
  { text: 'Merci, cela m’aide à comprendre. Où cela s’est-il passé exactement ?' },
  { text: 'Merci de l’avoir précisé. Et ensuite, que s’est-il passé ?' },
  { text: 'Je vous en remercie. Quel souvenir gardez-vous de cet échange ?' },
  { text: 'Pas de souci, nous laissons cette question de côté. Que souhaitez-vous aborder ?' },
  { text: 'Très bien. Commençons par ce qui vous semble le plus important : que s’est-il passé ?' },
  { text: 'Merci pour votre patience. Il me manque seulement la date : quand était-ce ?' },
  { text: 'Je vois. Comment décririez-vous l’ambiance à ce moment-là ?' },
];
