// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import type { Unanswered } from './turn-state.ts';
import { UnansweredNotice } from './unanswered-notice.tsx';

const before = shownConfig.get();
afterEach(() => {
  cleanup();
  shownConfig.set(before);
});

const shown = async (unanswered: Omit<Unanswered, 'messageId'>, model = 'mistral-small-latest') => {
  await loadTexts(['conversations', 'errors']);
  shownConfig.set({ ...before, assistant: { model, external: true } });
  await act(async () => {
    render(
      <Suspense>
        <UnansweredNotice unanswered={unanswered} onRetry={() => undefined} />
      </Suspense>,
    );
  });
  return screen.getByRole('alert').textContent;
};

describe('a message without a reply says why, in the words of the specification, and that it is kept', () => {
  it.each([
    [
      'model_timeout',
      undefined,
      'Le serveur Mistral met trop de temps à répondre. Veuillez réessayer plus tard.',
    ],
    ['model_empty', undefined, "Aucune réponse de l'IA"],
    ['model_failed', undefined, "Échec de l'envoi à l'IA"],
    ['model_failed', 401, 'Erreur API: 401'],
    ['model_failed', 503, 'Erreur API: 503'],
  ] as const)('%s, %s', async (failure, modelStatus, text) => {
    const said = await shown({ failure, ...(modelStatus !== undefined && { modelStatus }) });
    expect(said).toBe(`${text}Votre message est enregistré.Réessayer`);
  });

  it('and names no Mistral where another model is slow', async () => {
    expect(await shown({ failure: 'model_timeout' }, 'qwen3:8b')).not.toContain('Mistral');
  });
});
