// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { problemCodes } from '#contract/common/problems.ts';
import en from '#web/i18n/en/errors.ts';
import fr from '#web/i18n/fr/errors.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ApiProblem } from './api-problem.ts';
import { useProblemText } from './use-problem-text.ts';

afterEach(cleanup);

const Said = ({ error }: { error: unknown }) => <p role="alert">{useProblemText()(error)}</p>;

const codes = [...problemCodes, 'network'] as const;

it.each(codes)('%s is said in the words of its code', async (code) => {
  await loadTexts(['errors'], 'fr');
  await act(async () => {
    render(
      <Suspense>
        <Said error={new ApiProblem(code, null)} />
      </Suspense>,
    );
  });
  expect(screen.getByRole('alert').textContent).toBe(fr[code]);
});

it.each([
  ['French', fr],
  ['English', en],
])('every code of the contract has its text in %s, and no text is of another one', (_language, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...codes].sort());
});
