import { beforeAll, expect, it } from 'vitest';
import fr from '#web/i18n/fr/incidents.ts';
import { i18n, loadCatalogue } from '#web/i18n/texts.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { failureTexts } from './failure-texts.ts';

beforeAll(() => loadCatalogue('incidents', 'fr'));

const saidOf = (error: unknown, isNew: boolean) =>
  failureTexts(i18n.getFixedT('fr', 'incidents') as never, error, isNew);

it('a change that the server could not store says so beside what failed on the screen', () => {
  expect(saidOf(new ApiProblem('internal'), false)).toMatchObject({
    title: "Erreur lors de la modification de l'incident",
    detail: "Erreur lors de la mise à jour de l'incident",
  });
});

it.each([
  ['a change that never reached the server', new ApiProblem('network'), false],
  ['a creation', new ApiProblem('internal'), true],
])('%s is no update that failed', (_what, error, isNew) => {
  expect(saidOf(error, isNew).detail).toBeNull();
});

it('a creation that returned nothing is told from one that was refused', () => {
  expect(saidOf(new ApiProblem('internal'), true).title).toBe(fr.failure.createNothing);
  expect(saidOf(new ApiProblem('network'), true).title).toBe(fr.failure.create);
});
