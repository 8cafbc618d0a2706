/** What the guide answers to what it is asked itself: plainly, in a sentence or two, and with no question behind it. */

type Phrases = readonly [string, ...string[]];

export const ROBOT_ANSWERS: Phrases = [
  'Je suis un programme, pas une personne : personne n’écrit ces réponses derrière l’écran. Mes questions servent à mettre par écrit, avec vos mots, ce que vous avez vécu.',
  'C’est un programme qui vous répond, pas une personne. Il pose des questions ouvertes et garde vos mots tels quels.',
];

export const TOOL_ANSWERS: Phrases = [
  'Ici, vous gardez une trace de ce que vous avez vécu, avec vos mots, et un programme vous pose des questions ouvertes. Ce qui est retenu s’affiche à côté, et vous pouvez le relire et le corriger.',
  'Cet outil sert à garder une trace de ce que vous avez vécu, avec vos mots ; ce qui est retenu s’affiche à côté, et vous pouvez le corriger. C’est un programme qui vous répond, pas une personne.',
];

/** Only what holds while the guide answers: nothing leaves this server then (platform/models). */
export const PRIVACY_ANSWERS: Phrases = [
  'Je ne préviens personne, ni employeur, ni collègue : vos messages sont gardés chiffrés et ne s’affichent qu’avec votre compte. Le serveur les déchiffre pour vous les montrer et pour préparer mes réponses ; un appareil de travail peut toutefois être surveillé, un appareil à vous est plus sûr.',
  'C’est un programme qui lit vos messages, sur ce serveur, et il ne les envoie à personne ; ils sont gardés chiffrés et ne s’affichent qu’avec votre compte. Un ordinateur ou un téléphone de travail peut toutefois être surveillé : un appareil personnel est plus sûr.',
];

export const USE_ANSWERS: Phrases = [
  'Un programme lit vos messages sur ce serveur pour choisir ses questions et pour réunir à côté ce que vous racontez, avec vos mots. Ils sont gardés chiffrés dans votre compte, jusqu’à ce que vous supprimiez la conversation.',
  'Vos messages restent dans cette conversation, gardés chiffrés, jusqu’à ce que vous la supprimiez. Ce qui en est recueilli s’affiche à côté, pour vous, et rien n’en est envoyé à qui que ce soit.',
];

export const ADVICE_ANSWERS: Phrases = [
  'Je ne peux ni qualifier les faits ni vous donner un avis juridique. Le Défenseur des droits, le médecin du travail, un syndicat ou un avocat le peuvent ; ici, vous gardez la trace des faits.',
  'Cette question mérite une personne dont c’est le métier : le médecin du travail, l’inspection du travail, un syndicat, un avocat ou le Défenseur des droits. De mon côté, je vous aide à garder une trace précise.',
];

export const INSTRUCTION_ANSWERS: Phrases = [
  'Je suis un programme, et je ne fais ici qu’une chose : vous aider à mettre par écrit ce que vous avez vécu. Vous pouvez reprendre où vous le souhaitez.',
  'Un programme comme celui-ci ne sait faire que cela : vous lire et garder vos mots. La suite est à vous.',
];

export const WHY_ANSWERS: Phrases = [
  'Ces questions servent à réunir ce que vous voulez garder : qui, où, quand, et ce qui a suivi. Vous n’avez pas à répondre, et un point peut rester ouvert.',
  'Je le demande pour que votre trace soit plus précise, rien de plus. Vous pouvez laisser la question, et écrire autre chose.',
];

/** A question that the guide has no answer to. */
export const UNKNOWN_ANSWERS: Phrases = [
  'Je suis un programme, et je ne sais pas répondre à cette question. Vous pouvez écrire la suite comme elle vient.',
  'Je n’ai pas de réponse à cela : je suis un programme qui aide à mettre un récit par écrit. La suite est à votre rythme.',
];

/** She wants all of it gone, and nothing is collected any more. */
export const ALL_ERASED: Phrases = [
  'C’est fait : plus rien n’est recueilli de ce que vous avez écrit. Vos messages, eux, restent dans la conversation jusqu’à ce que vous la supprimiez vous-même, depuis son menu ; dans le panneau d’à côté, vous pouvez écrire de nouveau ce que vous voulez garder.',
  'Plus rien n’est recueilli de ce qui précède. Vos messages restent ici tant que vous ne supprimez pas la conversation, depuis son menu ; dans le panneau d’à côté, vous pouvez remettre ce que vous voulez garder.',
];

/** She wants all of it gone, and some of it is still collected. */
export const NOT_ERASED: Phrases = [
  'Je n’efface rien moi-même : chaque détail recueilli s’efface et se corrige dans le panneau d’à côté. Vos messages restent dans la conversation jusqu’à ce que vous la supprimiez vous-même, depuis son menu.',
  'Ce que vous avez écrit est encore là. Le panneau d’à côté permet d’effacer chaque détail recueilli, et la conversation entière se supprime depuis son menu ; jusque-là, vos messages y restent.',
];
