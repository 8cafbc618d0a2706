/**
 * What the guide says around its questions. Warm, and empty of interpretation: it thanks, it does not judge, guess
 * feelings, promise, advise or qualify.
 */
import type { SafetyKind } from '#contract/interview.ts';
import { fold } from '../text/text.ts';

/** The checker weighs all that the guide says in one place. */
export * from './answer-phrases.ts';

type Phrases = readonly [string, ...string[]];

export const ACKNOWLEDGEMENTS: Phrases = [
  'Merci de me le dire.',
  'C’est noté, avec vos mots.',
  'Merci pour ces précisions.',
  'Je vous lis avec attention.',
  'Merci d’avoir pris le temps de l’écrire.',
  'C’est bien noté.',
  'Merci, je garde vos mots tels quels.',
];

/** A recording of which no words are known yet. */
export const RECORDING_ARRIVED: Phrases = [
  'Votre enregistrement est bien arrivé, et il est gardé. Je ne peux pas l’entendre : ce qui sera écrit en dessous comptera comme raconté. Vous pouvez aussi continuer ici, à votre rythme.',
  'L’enregistrement est gardé. Dès que ce qu’il dit est écrit en dessous, j’en tiens compte. Vous pouvez continuer par écrit ou à voix haute.',
];

/** Files without a word beside them. */
export const FILES_ARRIVED: Phrases = [
  'C’est bien arrivé, et gardé avec cette conversation.',
  'Ce que vous avez joint est gardé ici.',
];

export const DONT_KNOW_ACKNOWLEDGEMENTS: Phrases = [
  'Ne pas savoir est une réponse, elle est notée comme telle.',
  'C’est très bien de le dire : inutile de deviner.',
  '« Je ne sais pas » est une bonne réponse.',
  'Aucun problème, ce point peut rester ouvert.',
  'Vous pouvez laisser ce point tel quel et y revenir, ou non.',
];

export const RESERVED_ACKNOWLEDGEMENTS: Phrases = [
  'Bien sûr, c’est votre choix. Rien ne vous oblige à répondre, ni maintenant ni plus tard.',
  'C’est entendu, je n’y reviens pas. Vous pouvez écrire autre chose, ou en rester là.',
  'Vous êtes libre de garder cela pour vous. La suite est à votre rythme.',
];

export const CORRECTION_ACKNOWLEDGEMENTS: Phrases = [
  'C’est noté : votre correction est gardée, telle que vous l’avez écrite.',
  'Merci de le signaler. C’est gardé, dans vos mots, avec ce qui précède.',
  'Bien noté : votre correction est gardée telle que vous l’écrivez.',
  'C’est noté. Vous pouvez relire ce qui a été retenu à côté de la conversation.',
];

export const APOLOGIES: Phrases = [
  'Pardon si mes questions vous pèsent. Vous pouvez écrire ce que vous voulez, comme vous le voulez, ou vous arrêter.',
  'Je vous présente mes excuses. Rien ne vous est demandé : vous écrivez si vous le souhaitez.',
  'Désolé. Je laisse de côté les questions ; ce que vous avez écrit est gardé.',
];

export const APOLOGIES_FOR_ASKING_AGAIN: Phrases = [
  'Pardon de vous l’avoir redemandé. Ce que vous avez écrit est gardé, vous n’avez pas à le redire.',
  'Désolé de cette répétition. Je n’y reviens pas ; vos mots sont là.',
  'Excusez-moi. Vous n’avez rien à répéter, votre récit est gardé.',
];

export const ANGER_ACKNOWLEDGEMENTS: Phrases = [
  'Je vous lis. Vous pouvez l’écrire ici comme cela vient, ou faire une pause.',
  'Vous pouvez tout écrire ici, à votre façon. Rien ne presse.',
  'C’est entendu. Je suis là si vous souhaitez continuer, et vous pouvez aussi vous arrêter.',
];

export const HESITATION_ACKNOWLEDGEMENTS: Phrases = [
  'Prenez le temps qu’il vous faut. Vous n’avez pas à répondre.',
  'Rien ne presse. Nous pouvons laisser ce point.',
  'D’accord, ce point peut rester là. Vous pouvez écrire autre chose, ou rien.',
];

/** Says what may come next, and asks nothing. */
export const ACCOUNT_ENDS: Phrases = [
  'D’accord, je n’en demande pas plus. Votre récit est gardé : vous pouvez le relire, le corriger, ou en rester là. Pour reprendre avec des questions, il suffit de l’écrire.',
  'C’est entendu, votre récit s’arrête là. Il est gardé tel que vous l’avez écrit ; vous pouvez le relire, y revenir un jour, ou créer une fiche depuis la page Incidents. Si vous voulez d’autres questions, il suffit de le dire.',
  'Très bien, c’est gardé avec vos mots. Rien d’autre ne vous est demandé ; vous pouvez relire ce qui a été retenu, le corriger, ou revenir plus tard, avec ou sans questions.',
];

/** The same where nothing was told. */
export const NOTHING_TO_TELL: Phrases = [
  'D’accord, rien ne vous est demandé. Cette conversation reste ouverte : vous pouvez y revenir quand vous le souhaitez, ou pas.',
];

/** What was denied is not taken up again. Said before a question, so that the question is of the rest. */
export const DENIAL_ACKNOWLEDGEMENTS: Phrases = [
  'C’est noté, tel que vous l’écrivez. Revenons au reste de votre récit.',
  'C’est bien noté, avec vos mots. Revenons à ce que vous avez raconté.',
];

/** Words of danger or distress that were not meant: no reproach, no second alarm, and nothing is undone. */
export const TAKEN_BACK: Phrases = [
  'D’accord, merci de le préciser. De tels mots sont toujours pris au sérieux ici ; les numéros d’aide restent affichés plus haut, si un jour vous en avez besoin. Vous pouvez reprendre où vous le souhaitez.',
  'C’est entendu. Les numéros d’aide ont été affichés par précaution ; ils restent plus haut. Vous pouvez continuer, ou en rester là.',
];

/** The first reply that asks again after danger or distress. */
export const RESUMED: Phrases = [
  'Merci de continuer. Les numéros d’aide restent affichés plus haut, et vous pouvez vous arrêter quand vous le voulez.',
  'Je vous suis. Les numéros d’aide restent affichés plus haut ; une pause est possible à tout moment.',
];

/** After a message of danger or distress: the choice is left, no fact is asked for. */
export const GENTLE: Phrases = [
  'Je vous lis. Les numéros d’aide restent affichés plus haut dans la conversation. Souhaitez-vous continuer à écrire, ou vous arrêter pour le moment ?',
  'Merci de me répondre. Rien ne presse, et le récit peut attendre. Les numéros d’aide restent affichés plus haut.',
  'Je suis là pour vous lire. Vous pouvez écrire ce que vous voulez, ou rien ; des personnes répondent à toute heure aux numéros affichés plus haut.',
  'Prenez le temps qu’il vous faut. C’est vous qui choisissez la suite.',
];

/** The same while a life may be at stake: help first. */
export const GENTLE_IN_RESCUE: Phrases = [
  'Je vous lis. Le plus important maintenant, c’est que les secours soient prévenus : leurs numéros restent affichés plus haut, et ils répondent tout de suite. Souhaitez-vous continuer à écrire, ou vous arrêter pour le moment ?',
  'Je suis là pour vous lire, et le récit peut attendre. Les secours répondent à toute heure, aux premiers numéros affichés plus haut.',
  'Merci de me répondre. Les numéros des secours restent affichés plus haut ; quelqu’un près de vous peut aussi appeler pour vous.',
];

/**
 * The same while somebody may be a danger: the numbers by name, as what was shown may be out of sight.
 */
export const GENTLE_IN_DANGER: Phrases = [
  'Je vous lis. Le 17 et le 112 répondent à toute heure, et le 114 par SMS si parler est impossible. Souhaitez-vous continuer à écrire, ou vous arrêter pour le moment ?',
  'Votre sécurité passe avant ce récit. La police répond au 17 ou au 112, et le 114 répond par SMS, sans un mot à dire.',
  'Le récit peut attendre. Les secours répondent maintenant : au 17, au 112, et par SMS au 114.',
];

/** Somebody has died, and nothing is asked of it at once. */
export const DEATH_TOLD: Phrases = [
  'Merci d’avoir écrit cela. Je suis désolé de cette mort. Rien ne presse : vous pouvez continuer quand vous le souhaitez, ou vous arrêter ici.',
  'Je vous lis, et je suis désolé de ce deuil. Prenez le temps qu’il vous faut ; rien ne vous est demandé.',
];

/** She says that it is better, or that she has called: the choice is left, and no question comes with it. */
export const EASED: Phrases = [
  'Merci de me le dire. Vous pouvez continuer à raconter, ou vous arrêter ici : c’est vous qui choisissez. Les numéros d’aide restent affichés plus haut.',
  'C’est entendu, et merci de l’avoir écrit. Rien ne presse : la suite peut être racontée maintenant, un autre jour, ou pas du tout.',
];

export const EASED_IN_RESCUE: Phrases = [
  'Merci de me le dire. Les secours peuvent être rappelés à tout moment, aux premiers numéros affichés plus haut. Vous pouvez rester ici et écrire, ou vous arrêter.',
  'Merci de me répondre. Le récit peut attendre, et les numéros des secours restent affichés plus haut.',
];

export const GREETINGS: Phrases = [
  'Bonjour. Vous pouvez écrire ici ce que vous souhaitez garder, dans l’ordre qui vous vient.',
  'Bonjour. Cet espace est là pour noter ce que vous avez vécu, avec vos mots.',
  'Je suis là. Quelques mots suffisent pour commencer.',
];

export const GREETINGS_AGAIN: Phrases = [
  'Bonjour. Vous pouvez reprendre où vous le souhaitez.',
  'Bonjour. Ce que vous avez déjà écrit est toujours là.',
  'Je suis là, et ce que vous avez écrit aussi.',
];

export const THANKS: Phrases = [
  'Je vous en prie. Vous pouvez continuer quand vous le souhaitez, ou en rester là.',
  'Avec plaisir. Cette conversation reste ouverte : vous pouvez y revenir à tout moment.',
  'Je vous en prie. Rien ne presse, vous pouvez écrire la suite plus tard.',
];

export const FIRST_WORDS_WANTED: Phrases = [
  'Je vous lis.',
  'Prenez le temps qu’il vous faut.',
  'Il n’y a pas de bonne façon de commencer.',
  'Quelques mots suffisent pour commencer.',
];

export const PAUSES: Phrases = [
  'Bien sûr, on s’arrête là pour le moment. Ce que vous avez écrit est enregistré, et vous pourrez reprendre où vous en êtes.',
  'D’accord, faisons une pause. Vos messages restent ici et vous reviendrez quand vous le souhaiterez, ou pas.',
  'Entendu. Rien d’autre ne vous est demandé maintenant ; votre récit reste tel que vous l’avez laissé.',
];

/** Only what holds while the guide answers: nothing leaves this server then (platform/models). */
/** Followed by the marker. The words « fiche d’incident » are how it is recognised later that it was announced. */
export const INCIDENT_ANNOUNCEMENTS: Phrases = [
  'Ce que vous avez raconté peut devenir une fiche d’incident, si vous le souhaitez. Vous pouvez aussi continuer, ou corriger ce qui a été retenu.',
  'Avec ce que vous avez écrit, une fiche d’incident peut être préparée, si vous le voulez. Rien ne presse : vous pouvez continuer à raconter ou corriger ce qui est noté.',
];

/** The person asks for a record and fewer than six details are there. */
export const INCIDENT_LATER: Phrases = [
  'Une fiche d’incident vous sera proposée ici quand davantage de détails seront réunis. Vous pouvez aussi en créer une vous-même, à tout moment, depuis la page « Incidents ».',
  'Il manque encore des détails pour préparer ici une fiche d’incident ; la page « Incidents » permet d’en créer une vous-même dès maintenant.',
];

/** Said once, when nothing is left to ask. From then on the guide listens. */
export const NOTHING_LEFT: Phrases = [
  'C’est noté. Je n’ai pas d’autre question : vous pouvez continuer à raconter, regarder ce qui est recueilli à côté de la conversation, ou fermer cette page.',
  'Vos mots sont gardés, et mes questions s’arrêtent là. La suite vous appartient : raconter encore, relire ce qui est recueilli, ou fermer cette page et revenir un autre jour.',
];

export const SAFETY_WORDS: Readonly<Record<SafetyKind, Phrases>> = {
  danger: [
    'Votre sécurité passe d’abord. Les numéros d’urgence sont affichés juste sous votre message ; ils répondent à toute heure. Vous pouvez les appeler, ou continuer à écrire ici : c’est vous qui choisissez.',
    'Je vous lis. Des numéros d’aide sont affichés juste sous votre message, dont un joignable par SMS. Le récit peut attendre ; vous pouvez vous arrêter ou écrire, comme vous préférez.',
  ],
  rescue: [
    'Votre vie compte plus que ce récit. Les numéros des secours sont affichés juste sous votre message : ils répondent tout de suite, à toute heure. Si quelqu’un est près de vous, cette personne peut appeler pour vous.',
    'Je vous lis, et le récit peut attendre. Les secours répondent maintenant, aux premiers numéros affichés juste sous votre message ; par écrit aussi, si parler est trop dur. Vous n’avez rien à expliquer ici.',
  ],
  distress: [
    'Merci de l’avoir écrit. Vous pouvez parler à quelqu’un maintenant : des numéros d’aide sont affichés juste sous votre message ; les premiers répondent jour et nuit. Vous pouvez aussi rester ici et écrire, ou vous arrêter : c’est vous qui choisissez.',
    'Je vous lis, et ce que vous dites compte. Des personnes formées répondent aux numéros affichés juste sous votre message. Rien d’autre ne vous est demandé ; vous pouvez écrire ou vous arrêter, comme vous préférez.',
  ],
};

/** True when a reply has told that nothing is left to ask. */
export const saysNothingLeft = (assistantText: string): boolean => {
  const folded = fold(assistantText);
  return NOTHING_LEFT.some((phrase) => folded.includes(fold(phrase)));
};

/** True when a reply has told that an incident record can be made of what was said. */
export const announcesIncident = (assistantText: string): boolean => {
  const folded = fold(assistantText);
  return (
    INCIDENT_ANNOUNCEMENTS.some((phrase) => folded.includes(fold(phrase).slice(0, 60))) ||
    /\b(?:peut|pouvez|pourrait|possible|propose)\b.{0,60}\b(?:fiche|declaration) d'incident\b/.test(
      folded.replace(/une fiche d'incident vous sera proposee/, ''),
    )
  );
};
