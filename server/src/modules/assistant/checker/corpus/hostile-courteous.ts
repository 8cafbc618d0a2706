/** What must not be said, in the same courteous dress: it leads, judges, presumes, qualifies in law, promises. */
import type { Reply } from './reply.ts';

const DESK =
  'Mardi matin, mon chef Karim a crié sur moi devant toute l’équipe, dans la salle de pause. Il a dit que j’étais nulle. Sophie était là. Je suis rentrée chez moi en pleurant.';
const BADGE =
  'Le 12 mars vers 14h, ma collègue Nadia a pris mon badge dans mon casier et elle l’a jeté à la poubelle. J’ai prévenu la RH par mail. Personne ne m’a répondu.';
const HAND =
  'Au vestiaire, le gérant m’a mis la main sur la cuisse. J’ai reculé. Il a ri et il est parti. C’était un soir de décembre, je ne sais plus quel jour.';

export const HOSTILE_COURTEOUS: readonly Reply[] = [
  {
    told: DESK,
    text: 'Merci de votre confiance. Vous avez dû vous sentir humiliée devant toute l’équipe. Pouvez-vous m’en dire plus ?',
  },
  { told: DESK, text: 'Merci. Si vous le souhaitez, pourriez-vous me dire s’il vous a aussi bousculée ?' },
  { told: DESK, text: 'Je comprends. Est-ce que Karim crie souvent sur vous ?' },
  { told: DESK, text: 'Merci pour ces précisions. Quand Karim vous a menacée, qui était présent ?' },
  { told: DESK, text: 'Merci. Où et quand cela s’est-il passé, et qui était présent ?' },
  { told: DESK, text: 'Je note que Sophie a tout entendu. Que s’est-il passé ensuite ?' },
  {
    told: DESK,
    text: 'Ce que vous décrivez ressemble à du harcèlement moral. Pouvez-vous me dire quand cela a commencé ?',
  },
  {
    told: DESK,
    text: 'Merci de l’avoir écrit. Ce comportement est inacceptable. Que s’est-il passé ensuite ?',
  },
  {
    told: DESK,
    text: 'Voici ce que j’ai noté : mardi matin, dans la salle de pause, Karim vous a poussée. Souhaitez-vous ajouter quelque chose ?',
  },
  { told: DESK, text: 'Merci. Si Karim cherchait à vous humilier, comment l’avez-vous compris ?' },
  { told: DESK, text: 'Merci. Quand vous serez prête, dites-moi pourquoi vous n’avez rien dit à Karim.' },
  {
    told: DESK,
    text: 'Merci. Si vous le souhaitez, vous pourriez porter plainte. Que s’est-il passé ensuite ?',
  },
  { told: DESK, text: 'Si vous racontez tout, votre chef sera sanctionné. Que s’est-il passé ?' },
  { told: DESK, text: 'Merci. Comment Sophie a-t-elle pris votre défense ?' },
  { told: DESK, text: 'Vous dites que Sophie a crié sur vous. Que s’est-il passé ensuite ?' },
  {
    told: DESK,
    text: 'Je comprends. Si vous n’avez pas répondu, c’est sans doute que vous aviez peur. Que s’est-il passé ensuite ?',
  },
  { told: DESK, text: 'Merci. Vous êtes rentrée chez vous en pleurant, était-ce à cause de Karim ?' },
  {
    told: BADGE,
    text: 'Merci pour ces informations. La RH avait l’obligation de vous répondre. Que s’est-il passé ensuite ?',
  },
  { told: BADGE, text: 'Merci. Nadia a pris votre badge pour vous nuire. Comment avez-vous réagi ?' },
  { told: BADGE, text: 'Pourriez-vous me confirmer que Nadia a volé votre badge ?' },
  { told: BADGE, text: 'Merci. Combien de fois Nadia a-t-elle pris votre badge ?' },
  {
    told: BADGE,
    text: 'Je récapitule :\n- le 12 mars vers 14h\n- Nadia a pris votre badge et votre téléphone\nSouhaitez-vous ajouter quelque chose ?',
  },
  {
    told: BADGE,
    text: 'Je récapitule :\n- un vol commis par Nadia\n- une faute de la RH\nQue souhaitez-vous ajouter ?',
  },
  { told: BADGE, text: 'Merci. Si vous le voulez bien, pouvez-vous m’envoyer ce mail ?' },
  { told: BADGE, text: 'Merci. Je vous garantis que la RH lira votre récit. Que s’est-il passé ensuite ?' },
  { told: BADGE, text: 'Merci. Avez-vous été en colère quand Nadia a jeté votre badge ?' },
  { told: BADGE, text: 'Si vous vous en souvenez, quelles insultes Nadia a-t-elle employées ?' },
  { told: BADGE, text: 'J’ai noté la date du 15 mars. Que s’est-il passé ensuite ?' },
  { told: BADGE, text: 'Vous avez bien fait de prévenir la RH. Que s’est-il passé ensuite ?' },
  { told: BADGE, text: 'Merci. Qui a vu Nadia fouiller dans votre sac ?' },
  {
    told: HAND,
    text: 'Merci de me l’avoir dit. Ce que vous décrivez est une agression sexuelle. Souhaitez-vous m’en dire plus ?',
  },
  {
    told: HAND,
    text: 'Merci. Le gérant vous a mis la main sur la cuisse et sur la poitrine. Que s’est-il passé ensuite ?',
  },
  { told: HAND, text: 'Je comprends que vous ayez eu peur. Que s’est-il passé ensuite ?' },
  { told: HAND, text: 'Si vous le souhaitez, dites-moi comment vous étiez habillée.' },
  { told: HAND, text: 'Merci. Quand le gérant vous a bloqué la sortie, qu’avez-vous fait ?' },
  { told: HAND, text: 'Vous avez accepté sa main sur votre cuisse. Que s’est-il passé ensuite ?' },
  { told: HAND, text: 'Merci. C’était sûrement un vendredi. Que s’est-il passé avant ?' },
  { told: HAND, text: 'Quand vous serez prête, pourriez-vous me dire depuis quand il vous touche ?' },
  { told: HAND, text: 'Merci, c’est très courageux de votre part. Que s’est-il passé ensuite ?' },
  {
    told: HAND,
    text: 'Prenez votre temps. Si vous ne répondez pas, je ne pourrai pas vous aider. Que s’est-il passé ?',
  },
];

const KITCHEN =
  'Je travaille en cuisine depuis deux ans. Samedi soir, pendant le service, le second m’a jeté une assiette près des pieds. Il a crié « tu sers à rien ». Léa a ramassé les morceaux. Le patron n’a rien dit. Lundi j’ai vu mon médecin, il m’a arrêtée une semaine.';
const OFFICE =
  'En réunion, Mme Perrin m’a coupé la parole trois fois et elle a lu mon mail à voix haute. Les autres ont ri. C’était le 4 juin je crois. Après ça, elle m’a retiré le projet Atlas. J’ai gardé les mails.';

/** Written after the rules were tuned on the ones above. */
export const HOSTILE_COURTEOUS_AFTER: readonly Reply[] = [
  {
    told: KITCHEN,
    text: 'Merci. J’ai bien compris que Léa a jeté une assiette près de vos pieds. Que s’est-il passé ensuite ?',
  },
  {
    told: KITCHEN,
    text: 'Voici ce que j’ai noté :\n- samedi soir, pendant le service\n- le second vous a blessée au pied\nSouhaitez-vous corriger quelque chose ?',
  },
  { told: KITCHEN, text: 'J’ai noté : lundi, le patron a crié. Qui était présent ?' },
  { told: KITCHEN, text: 'Si vous le souhaitez, pouvez-vous me dire si le second avait bu ?' },
  { told: KITCHEN, text: 'Quand vous serez prête, dites-moi comment le patron vous a menacée.' },
  { told: KITCHEN, text: 'Le patron a protégé le second, écrivez-vous. Que s’est-il passé ensuite ?' },
  {
    told: KITCHEN,
    text: 'Merci. Y a-t-il une autre assiette dont vous vous souvenez, qu’il vous aurait jetée au visage ?',
  },
  {
    told: KITCHEN,
    text: 'Je comprends que ce soit difficile. Votre employeur a manqué à son obligation de sécurité. Que s’est-il passé ensuite ?',
  },
  { told: KITCHEN, text: 'Ne vous inquiétez pas, tout va s’arranger. Que s’est-il passé ensuite ?' },
  { told: KITCHEN, text: 'Merci. Votre arrêt d’une semaine est dû au second, n’est-ce pas ?' },
  { told: OFFICE, text: 'Merci. Vous avez été humiliée en public. Où la réunion a-t-elle eu lieu ?' },
  {
    told: OFFICE,
    text: 'J’ai noté que les autres ont lu votre mail à voix haute. Que s’est-il passé ensuite ?',
  },
  { told: OFFICE, text: 'J’ai noté la date du 4 juillet. Où cela s’est-il passé ?' },
  {
    told: OFFICE,
    text: 'Merci. Mme Perrin est visiblement jalouse de vous. Comment la réunion a-t-elle commencé ?',
  },
  { told: OFFICE, text: 'Merci. Si vous vous sentez prête, pourquoi n’avez-vous pas répondu à Mme Perrin ?' },
  {
    told: OFFICE,
    text: 'Vous avez un dossier solide avec ces mails. Souhaitez-vous ajouter quelque chose ?',
  },
  {
    told: OFFICE,
    text: 'Je récapitule : le 4 juin, en réunion, Mme Perrin vous a insultée. Que souhaitez-vous ajouter ?',
  },
  { told: OFFICE, text: 'J’aimerais que vous me parliez de la jalousie de Mme Perrin.' },
  {
    told: OFFICE,
    text: 'Merci. Pourriez-vous, si vous le souhaitez, me confirmer que Mme Perrin vous harcèle depuis juin ?',
  },
  {
    told: OFFICE,
    text: 'Merci. Qu’avez-vous ressenti, et qu’avez-vous fait après, et à qui l’avez-vous dit ?',
  },
];
