import { expect, it } from 'vitest';
import { problemCodes } from '#contract/common/problems.ts';
import { callErrorText } from './call-error.ts';

it('says the texts of the specification, and the status where it has none', () => {
  expect(callErrorText('unauthenticated')).toBe('Utilisateur non authentifié');
  expect(callErrorText('session_ended')).toBe('Utilisateur non authentifié');
  expect(callErrorText('model_timeout')).toBe(
    'Le serveur Mistral met trop de temps à répondre. Veuillez réessayer plus tard.',
  );
  expect(callErrorText('model_empty')).toBe("Aucune réponse de l'IA");
  expect(callErrorText('model_failed')).toBe("Échec de l'envoi à l'IA");
  expect(callErrorText('model_failed', 429)).toBe('Erreur API: 429');
  expect(callErrorText('rate_limited')).toBe('Erreur API: 429');
  expect(callErrorText('invalid_input')).toBe('Erreur API: 400');
  expect(callErrorText('internal')).toBe('Erreur API: 500');
  for (const code of problemCodes) expect(callErrorText(code)).not.toBe('');
});
