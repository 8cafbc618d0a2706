import { PROBLEMS, type ProblemCode } from '#contract/problems.ts';

/**
 * What the body of a call that failed says in `error`: the texts of spec.md, 8, in French and whoever answers. Codes that
 * it has no text for are told by their status, as the specification does it.
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
