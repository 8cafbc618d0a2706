/** As in neutral-acknowledging.ts, written once the rules let those pass, to see how far they go. */
import type { Reply } from './reply.ts';

const KITCHEN =
  'Je travaille en cuisine depuis deux ans. Samedi soir, pendant le service, le second m’a jeté une assiette près des pieds. Il a crié « tu sers à rien ». Léa a ramassé les morceaux. Le patron n’a rien dit. Lundi j’ai vu mon médecin, il m’a arrêtée une semaine.';
const OFFICE =
  'En réunion, Mme Perrin m’a coupé la parole trois fois et elle a lu mon mail à voix haute. Les autres ont ri. C’était le 4 juin je crois. Après ça, elle m’a retiré le projet Atlas. J’ai gardé les mails.';

export const NEUTRAL_ACKNOWLEDGING_AFTER: readonly Reply[] = [
  {
    told: KITCHEN,
    text: 'Merci d’avoir partagé cela. Vous écrivez que le second a jeté une assiette près de vos pieds, samedi soir, pendant le service. Pouvez-vous me décrire ce qui s’est passé juste avant ?',
  },
  {
    told: KITCHEN,
    text: 'Je vous remercie de votre confiance. J’ai bien compris que Léa a ramassé les morceaux. Qui d’autre se trouvait en cuisine à ce moment-là ?',
  },
  {
    told: KITCHEN,
    text: 'Merci. Le patron n’a rien dit, écrivez-vous. Pourriez-vous me dire où il se trouvait ?',
  },
  {
    told: KITCHEN,
    text: 'C’est bien noté. Si vous vous sentez prête, pourriez-vous me raconter ce qui s’est passé après le service ?',
  },
  {
    told: KITCHEN,
    text: 'Merci pour votre réponse. Lundi, vous avez vu votre médecin. Que souhaitez-vous m’en dire ?',
  },
  {
    told: KITCHEN,
    text: 'Voici ce que j’ai noté jusqu’ici :\n- samedi soir, pendant le service\n- le second a jeté une assiette près de vos pieds\n- Léa a ramassé les morceaux\nY a-t-il quelque chose à corriger ?',
  },
  {
    told: KITCHEN,
    text: 'Prenez le temps qu’il vous faut. Dès que vous le pourrez, racontez-moi la suite avec vos mots.',
  },
  {
    told: KITCHEN,
    text: 'Merci de m’en avoir parlé. Vous citez ces mots : « tu sers à rien ». À quel moment ont-ils été prononcés ?',
  },
  {
    told: KITCHEN,
    text: 'Je comprends. Sans aucune obligation de votre part, souhaitez-vous me parler des effets de cette soirée sur votre quotidien ?',
  },
  {
    told: KITCHEN,
    text: 'Merci. À votre connaissance, quelqu’un a-t-il gardé une trace de ce qui s’est passé ?',
  },
  {
    told: KITCHEN,
    text: 'D’accord. Vous travaillez en cuisine depuis deux ans. Comment décririez-vous vos échanges avec le second, de façon générale ?',
  },
  {
    told: KITCHEN,
    text: 'Merci de ces précisions, elles sont bien notées. Est-ce que d’autres faits vous reviennent, que vous aimeriez ajouter ?',
  },
  {
    told: KITCHEN,
    text: 'Je note : samedi soir, pendant le service, en cuisine. À quelle heure était-ce, même approximativement ?',
  },
  {
    told: KITCHEN,
    text: 'Vous pouvez tout à fait vous arrêter ici. Votre récit est enregistré, et nous pourrons reprendre quand vous le souhaiterez.',
  },
  {
    told: KITCHEN,
    text: 'Merci pour ce que vous venez d’écrire. Pourriez-vous préciser, si vous vous en souvenez, ce que le second a dit d’autre ?',
  },
  {
    told: OFFICE,
    text: 'Merci d’avoir raconté cette réunion. Vous indiquez que Mme Perrin vous a coupé la parole trois fois. Que disiez-vous à ce moment-là ?',
  },
  {
    told: OFFICE,
    text: 'J’ai noté la date du 4 juin, à confirmer si vous le pouvez. Où la réunion a-t-elle eu lieu ?',
  },
  {
    told: OFFICE,
    text: 'Merci. Vous dites que les autres ont ri. Pourriez-vous me dire qui était présent à cette réunion ?',
  },
  {
    told: OFFICE,
    text: 'Je vous suis. Vous mentionnez le projet Atlas. Comment avez-vous appris qu’il vous était retiré ?',
  },
  { told: OFFICE, text: 'Merci beaucoup. Vous avez gardé les mails, c’est noté. De quels mails s’agit-il ?' },
  {
    told: OFFICE,
    text: 'Je vous remercie d’avoir pris le temps de répondre. Si cela ne vous dérange pas, revenons à la réunion : comment a-t-elle commencé ?',
  },
  {
    told: OFFICE,
    text: 'Entendu, merci. Une date approximative suffit. Et que s’est-il passé dans les jours qui ont suivi ?',
  },
  {
    told: OFFICE,
    text: 'Merci de votre message. J’entends que Mme Perrin a lu votre mail à voix haute. Quel était le sujet de ce mail, si vous souhaitez le préciser ?',
  },
  {
    told: OFFICE,
    text: 'Je comprends que ce soit difficile à écrire. Nous pouvons avancer pas à pas. Par quoi préférez-vous continuer ?',
  },
  {
    told: OFFICE,
    text: 'Merci, vous avez donné beaucoup de détails. Y a-t-il un point sur lequel vous aimeriez revenir ?',
  },
  { told: OFFICE, text: 'Très bien. Après la réunion, qu’avez-vous fait ?' },
  { told: OFFICE, text: 'Merci. Si vous en avez parlé à quelqu’un, à qui en avez-vous parlé ?' },
  {
    told: OFFICE,
    text: 'Merci de le préciser. Comment vous êtes-vous sentie après cette réunion, si vous acceptez d’en parler ?',
  },
  {
    told: OFFICE,
    text: 'Je prends note que Mme Perrin vous a retiré le projet Atlas. Quand cela s’est-il produit, par rapport à la réunion ?',
  },
  {
    told: OFFICE,
    text: 'Je reste disponible. Vous pouvez ajouter ce que vous souhaitez, corriger ce qui est noté, ou terminer ici.',
  },
];
