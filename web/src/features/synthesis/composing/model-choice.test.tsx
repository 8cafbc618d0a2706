// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import { DroppedSentences } from '../showing/dropped-sentences.tsx';
import type { ComposeValues } from './compose-values.ts';
import { ModelChoice } from './model-choice.tsx';

vi.mock('#web/lib/config.ts', async (original) => ({
  ...(await original<object>()),
  isConfigKnown: () => true,
  loadConfig: async () => undefined,
}));

const before = shownConfig.get();
let sent: boolean | undefined;
beforeEach(async () => {
  await loadTexts(['synthesis']);
});
afterEach(() => {
  cleanup();
  shownConfig.set(before);
});

const Form = () => {
  const { control, watch } = useForm<ComposeValues, unknown, ComposeValues>({
    defaultValues: { with_model: false } as ComposeValues,
  });
  sent = watch('with_model');
  return <ModelChoice control={control} />;
};
const show = (assistant: { model: string; external: boolean }) => {
  shownConfig.set({ ...before, assistant });
  render(
    <Suspense>
      <Form />
    </Suspense>,
  );
};

it('asks no model unless the person ticks it, and says that sentences leave where it is elsewhere', () => {
  show({ model: 'un-modele', external: true });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /un-modele/ });
  expect([box.checked, sent]).toEqual([false, false]);
  expect(document.body.textContent).toContain('quittent alors ce serveur');
  fireEvent.click(box);
  expect([box.checked, sent]).toEqual([true, true]);
});

it('says of a model of this server that nothing leaves it, and asks nothing where there is none', () => {
  show({ model: 'un-modele', external: false });
  expect(document.body.textContent).not.toContain('quittent');
  cleanup();
  show({ model: 'guide', external: false });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('what a model wrote and did not pass is read with the words that no source has', () => {
  render(
    <Suspense>
      <DroppedSentences dropped={[{ text: 'Marc l’a suivie 12 fois.', because: 'number', words: ['12'] }]} />
    </Suspense>,
  );
  expect(screen.getByText('1 phrase du modèle écartée')).toBeTruthy();
  expect(screen.getByText('Marc l’a suivie 12 fois.')).toBeTruthy();
  expect(screen.getByText(/· 12$/)).toBeTruthy();
});
