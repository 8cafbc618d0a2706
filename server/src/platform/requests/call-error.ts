import { PROBLEMS, type ProblemCode } from '#contract/common/problems.ts';

/**
 * The field `error` of a failed call: the texts of spec.md, 8, in French, whichever model answers. Codes without a text
 * are told by their status, as in the specification.
 * @param modelStatus what the model's server answered with, where that was an error
 */
export const callErrorText = (code: ProblemCode, modelStatus: number | null = null): string => {
  switch (code) {
    case 'unauthenticated':
    case 'session_ended':
      return 'Utilisateur non authentifié';
    case 'model_timeout':
      return 'Le serveur Mistral met trop de temps à répondre. Veuillez réessayer plus tard.';
    case 'model_empty':
      return "Aucune réponse de l'IA";
    case 'model_failed':
      return modelStatus === null ? "Échec de l'envoi à l'IA" : `Erreur API: ${modelStatus}`;
    default:
      return `Erreur API: ${PROBLEMS[code].status}`;
  }
};

/** The field `message` of a failed call of `/rest/v1`: the specification's text for the one function that there is. */
export const restErrorText = (code: ProblemCode): string =>
  code === 'unauthenticated' || code === 'session_ended'
    ? 'Utilisateur non authentifié'
    : "Erreur lors de l'anonymisation de l'incident";
