// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { SaveFailure } from './save-failure.tsx';

afterEach(cleanup);

const saidOf = async (error: unknown, isNew: boolean): Promise<string> => {
  await loadTexts(['incidents', 'common', 'errors']);
  const nothing = () => undefined;
  await act(async () => {
    render(
      <Suspense>
        <SaveFailure error={error} isNew={isNew} onRetry={nothing} onSaveAsNew={nothing} />
      </Suspense>,
    );
  });
  return screen.getByRole('alert').textContent;
};

it('a change that the server could not store says so beside what failed on the screen', async () => {
  const said = await saidOf(new ApiProblem('internal'), false);
  expect(said).toContain("Erreur lors de la modification de l'incident");
  expect(said).toContain("Erreur lors de la mise à jour de l'incident");
});

it.each([
  ['a change that never reached the server', new ApiProblem('network'), false],
  ['a creation', new ApiProblem('internal'), true],
])('%s is no update that failed', async (_what, error, isNew) => {
  expect(await saidOf(error, isNew)).not.toContain("Erreur lors de la mise à jour de l'incident");
});
