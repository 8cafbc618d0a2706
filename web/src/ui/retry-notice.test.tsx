// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import fr from '#web/i18n/fr/errors.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { RetryNotice } from './retry-notice.tsx';

const onRetry = vi.fn();
const offline = new ApiProblem('network', null);

const show = (props: Omit<ComponentProps<typeof RetryNotice>, 'error'>) =>
  act(async () => {
    render(
      <Suspense>
        <RetryNotice error={offline} {...props} />
      </Suspense>,
    );
  });

beforeAll(() => loadTexts(['common', 'errors']));
beforeEach(() => onRetry.mockClear());
afterEach(cleanup);

it('says what could not be read and why, and reads it again', async () => {
  await show({ title: 'Non chargé', onRetry });
  expect(screen.getByRole('alert').textContent).toBe(`Non chargé${fr.network}Réessayer`);
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not read it twice at once', async () => {
  await show({ title: 'Non chargé', isRetrying: true, pendingLabel: 'Chargement...', onRetry });
  fireEvent.click(screen.getByRole('button', { name: 'Chargement...' }));
  expect(onRetry).not.toHaveBeenCalled();
});

it('offers no other try where none can help', async () => {
  await show({ title: 'Non chargé' });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is said in words of its own where there are some, and begins with something else', async () => {
  await show({
    tone: 'info',
    retryLabel: 'Confirmer que c’est vous',
    onRetry,
    children: 'Rien n’est perdu.',
  });
  expect(screen.getByRole('status').textContent).toBe('Rien n’est perdu.Confirmer que c’est vous');
});
