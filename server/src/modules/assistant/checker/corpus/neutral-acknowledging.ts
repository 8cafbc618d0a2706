/** Replies as a small model really writes them: what was told acknowledged in her words, courtesy, one open question. */
import type { Reply } from './reply.ts';

const DESK =
  'Mardi matin, mon chef Karim a crié sur moi devant toute l’équipe, dans la salle de pause. Il a dit que j’étais nulle. Sophie était là. Je suis rentrée chez moi en pleurant.';
const BADGE =
  'Le 12 mars vers 14h, ma collègue Nadia a pris mon badge dans mon casier et elle l’a jeté à la poubelle. J’ai prévenu la RH par mail. Personne ne m’a répondu.';
const SHIFT =
  'Depuis septembre, la responsable change mes horaires la veille pour le lendemain. Je dors mal. Je ne me souviens pas de toutes les dates. J’en ai parlé à mon mari et au médecin du travail.';
const HAND =
  'Au vestiaire, le gérant m’a mis la main sur la cuisse. J’ai reculé. Il a ri et il est parti. C’était un soir de décembre, je ne sais plus quel jour.';

export const NEUTRAL_ACKNOWLEDGING: readonly Reply[] = [
  {
    told: DESK,
    text: 'Merci de m’avoir raconté cela. Vous dites que votre chef Karim a crié sur vous devant toute l’équipe. Pouvez-vous me dire ce qui s’est passé juste avant ?',
  },
  {
    told: DESK,
    text: 'Merci pour votre confiance. J’ai bien noté que cela s’est passé mardi matin, dans la salle de pause. Qui d’autre était présent à ce moment-là ?',
  },
  {
    told: DESK,
    text: 'Je vous remercie pour ces précisions. Vous mentionnez que Sophie était là. Que pourriez-vous me dire de ce qu’elle a pu voir ou entendre ?',
  },
  {
    told: DESK,
    text: 'Merci de partager cela avec moi. Pourriez-vous, si vous le souhaitez, me décrire comment la scène a commencé ?',
  },
  {
    told: DESK,
    text: 'J’entends ce que vous me dites. Quand vous vous sentirez prête, pouvez-vous me raconter la suite ?',
  },
  {
    told: DESK,
    text: 'Merci beaucoup. Je note que Karim a dit que vous étiez nulle. Vous souvenez-vous d’autres paroles prononcées à ce moment-là ?',
  },
  {
    told: DESK,
    text: 'Je comprends que ce n’est pas facile à raconter. Prenez tout votre temps. Que s’est-il passé après que Karim a crié ?',
  },
  {
    told: DESK,
    text: 'Merci d’avoir pris le temps de l’écrire. Vous êtes rentrée chez vous en pleurant. Que s’est-il passé ensuite ?',
  },
  {
    told: DESK,
    text: 'Merci. Voici ce que j’ai noté : mardi matin, dans la salle de pause, devant toute l’équipe. Y a-t-il autre chose que vous souhaitez ajouter ?',
  },
  {
    told: DESK,
    text: 'Je vous lis. Si vous en avez le souvenir, à quelle heure environ cela s’est-il passé ?',
  },
  {
    told: DESK,
    text: 'Merci pour ce récit. J’aimerais revenir sur le moment où votre chef a crié. Pouvez-vous me décrire ce que vous avez vu et entendu ?',
  },
  {
    told: DESK,
    text: 'D’accord, merci. Vous avez parlé de la salle de pause. Comment décririez-vous ce lieu ?',
  },
  {
    told: DESK,
    text: 'Merci de votre réponse. Si cela vous est possible, pourriez-vous me dire quels mots exacts ont été employés ?',
  },
  {
    told: DESK,
    text: 'Merci, je prends note de ce que vous écrivez. Et ensuite, que s’est-il passé pour vous dans la journée ?',
  },
  {
    told: DESK,
    text: 'C’est noté, avec vos mots. Si vous vous en souvenez, qui se trouvait dans la salle de pause mardi matin ?',
  },
  {
    told: BADGE,
    text: 'Merci pour ces informations. Vous écrivez que votre collègue Nadia a pris votre badge dans votre casier. Comment l’avez-vous appris ?',
  },
  {
    told: BADGE,
    text: 'Merci de ces précisions. Vous avez prévenu la RH par mail. Quelles suites y ont été données, à votre connaissance ?',
  },
  {
    told: BADGE,
    text: 'J’ai bien noté la date du 12 mars, vers 14h. Pouvez-vous me préciser où cela s’est passé ?',
  },
  {
    told: BADGE,
    text: 'Je vous remercie. Vous indiquez que personne ne vous a répondu. Avez-vous gardé une trace de ce mail ?',
  },
  {
    told: BADGE,
    text: 'Merci de m’avoir confié cela. Pourriez-vous me dire ce que vous avez fait après avoir prévenu la RH ?',
  },
  {
    told: BADGE,
    text: 'Bien noté. Pour bien comprendre, pouvez-vous me raconter ce qui s’est passé avant que Nadia prenne votre badge ?',
  },
  {
    told: BADGE,
    text: 'Merci. Je récapitule ce que vous avez écrit :\n- le 12 mars vers 14h\n- Nadia a pris votre badge dans votre casier\n- vous avez prévenu la RH par mail\nSouhaitez-vous corriger ou ajouter quelque chose ?',
  },
  {
    told: BADGE,
    text: 'Merci pour votre message. Si vous êtes d’accord, revenons à ce moment. Qui était présent quand votre badge a été pris ?',
  },
  { told: BADGE, text: 'Merci. Y avait-il quelqu’un avec vous à ce moment-là ?' },
  {
    told: BADGE,
    text: 'Je note que cela s’est passé le 12 mars. Si vous le voulez bien, dites-moi comment vous vous êtes rendu compte que votre badge avait été jeté à la poubelle.',
  },
  {
    told: BADGE,
    text: 'Merci, c’est très clair. Quel a été l’effet de cette situation sur vous ou sur votre travail ?',
  },
  {
    told: BADGE,
    text: 'Entendu. Il est tout à fait possible de ne pas se souvenir de tout. Que pouvez-vous me dire d’autre sur ce jour-là ?',
  },
  {
    told: BADGE,
    text: 'Je comprends. Vous pouvez répondre avec vos propres mots, sans chercher à être précise. Que s’est-il passé ensuite ?',
  },
  {
    told: BADGE,
    text: 'Merci de votre patience. Pourriez-vous m’en dire un peu plus sur votre mail à la RH ?',
  },
  {
    told: BADGE,
    text: 'Merci, vos réponses sont bien enregistrées. Souhaitez-vous parler de ce qui s’est passé après ?',
  },
  {
    told: SHIFT,
    text: 'Merci de me l’avoir expliqué. Vous écrivez que la responsable change vos horaires la veille pour le lendemain. Pourriez-vous me raconter la dernière fois que cela s’est produit ?',
  },
  {
    told: SHIFT,
    text: 'Ne vous en faites pas si vous ne vous souvenez pas de toutes les dates. Une période approximative convient très bien. Quand cela a-t-il commencé ?',
  },
  { told: SHIFT, text: 'Vous dites que vous dormez mal. Depuis quand dormez-vous mal ?' },
  {
    told: SHIFT,
    text: 'Merci. Vous en avez parlé à votre mari et au médecin du travail. Que souhaitez-vous dire de ces échanges ?',
  },
  {
    told: SHIFT,
    text: 'Je vous remercie d’avoir précisé cela. Comment apprenez-vous que vos horaires ont changé ?',
  },
  {
    told: SHIFT,
    text: 'Merci pour ces éléments. Si vous le souhaitez, vous pouvez me décrire une journée en particulier. Laquelle vous revient en premier ?',
  },
  { told: SHIFT, text: 'D’accord. Et si vous pensez à la dernière fois, que s’est-il passé ce jour-là ?' },
  {
    told: SHIFT,
    text: 'Merci. J’ai noté : depuis septembre, des horaires changés la veille pour le lendemain. Comment cela se passe-t-il ?',
  },
  {
    told: SHIFT,
    text: 'Si une date ne vous revient pas, ce n’est pas grave : vous pourrez la préciser plus tard. Qu’est-ce qui vous revient de ces changements ?',
  },
  {
    told: SHIFT,
    text: 'C’est bien noté. Vous pouvez aussi choisir de ne pas répondre à cette question. Quels effets cette situation a-t-elle sur votre quotidien ?',
  },
  {
    told: SHIFT,
    text: 'Merci de ce que vous partagez ici. Quand vous serez prête, j’aimerais que vous me parliez de ces échanges.',
  },
  {
    told: SHIFT,
    text: 'Nous pouvons nous arrêter là pour aujourd’hui si vous le préférez. Sinon, souhaitez-vous continuer ?',
  },
  { told: SHIFT, text: 'Merci. À quelle fréquence ces changements d’horaires ont-ils lieu ?' },
  {
    told: SHIFT,
    text: 'Vous avez mentionné le médecin du travail. Quand lui en avez-vous parlé, si vous vous en souvenez ?',
  },
  {
    told: SHIFT,
    text: 'Je comprends que cela puisse être difficile à dater. Y a-t-il un changement d’horaires dont vous vous souvenez plus précisément ?',
  },
  {
    told: HAND,
    text: 'Merci de me faire confiance pour raconter cela. Vous pouvez vous arrêter à tout moment. Que s’est-il passé après que vous avez reculé ?',
  },
  {
    told: HAND,
    text: 'Je vous remercie de l’avoir écrit. Rien ne presse. Si vous le souhaitez, pouvez-vous me décrire ce qui s’est passé avant ?',
  },
  {
    told: HAND,
    text: 'Merci. Vous écrivez que le gérant vous a mis la main sur la cuisse, au vestiaire. Souhaitez-vous m’en dire plus, avec vos mots ?',
  },
  {
    told: HAND,
    text: 'J’ai noté que c’était un soir de décembre, et que vous ne savez plus quel jour. Cela suffit pour le moment. Quelqu’un d’autre se trouvait-il au vestiaire ?',
  },
  {
    told: HAND,
    text: 'Merci beaucoup pour votre récit. Vous avez dit « j’ai reculé ». Que s’est-il passé à ce moment-là ?',
  },
  {
    told: HAND,
    text: 'Je reste à votre écoute. Comment les choses se sont-elles passées ensuite ?',
  },
  { told: HAND, text: 'Merci. Il a ri et il est parti, écrivez-vous. Qu’avez-vous fait ensuite ?' },
  { told: HAND, text: 'Merci de me l’avoir dit. Avez-vous pu en parler à quelqu’un depuis ?' },
  {
    told: HAND,
    text: 'C’est noté. Si vous préférez ne pas répondre, dites-le simplement. À qui en avez-vous parlé, si vous l’avez fait ?',
  },
  {
    told: HAND,
    text: 'Vos mots sont notés tels quels. Vous pourrez les relire et les modifier. Souhaitez-vous ajouter un détail ?',
  },
  {
    text: 'Bonjour, et merci d’être là. Je suis un assistant qui vous aide à mettre par écrit ce que vous avez vécu. Par quoi souhaitez-vous commencer ?',
  },
  {
    text: 'Bonjour. Prenez le temps dont vous avez besoin. Pourriez-vous me raconter, avec vos propres mots, ce qui vous amène ici ?',
  },
  {
    text: 'Merci de votre message. Je ne peux pas donner d’avis juridique, mais je peux vous aider à noter ce qui s’est passé. Que souhaitez-vous raconter ?',
  },
  {
    text: 'D’accord, nous pouvons nous arrêter ici. Ce que vous avez écrit reste enregistré, et vous pourrez reprendre quand vous le voudrez.',
  },
  {
    told: SHIFT,
    text: 'Je vous remercie pour ces précisions. Avec ce que vous avez raconté, une fiche d’incident peut être préparée si vous le souhaitez. Voulez-vous continuer ou corriger quelque chose avant ?',
  },
];
