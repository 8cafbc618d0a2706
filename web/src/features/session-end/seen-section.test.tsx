// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type BecameOf,
  SESSION_KINDS,
  type SessionEnd,
  type SessionKind,
} from '#contract/account/session-end.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import { SeenSection } from './seen-section.tsx';

const unknown = shownConfig.get();
beforeEach(() => loadTexts(['sessionEnd']));
afterEach(() => {
  cleanup();
  shownConfig.set(unknown);
});

const OUTSIDE = { model: 'mistral-small', external: true };
const GUIDE = { model: 'guide', external: false };
const counts = Object.fromEntries(
  SESSION_KINDS.map((kind) => [kind, { added: 0, changed: 0, removed: 0 }]),
) as Record<SessionKind, BecameOf>;
const session: NonNullable<SessionEnd['session']> = {
  began_at: '2026-11-23T10:00:00.000Z',
  conversations: [],
  messages_removed: 0,
  counts,
  entries: [],
  incidents: [],
  transcribed: 0,
};
const conversation = {
  id: '0198f000-0000-7000-8000-000000000001',
  said: 1,
  replies: 1,
  model_used: 'mistral-small',
  was_changed: false,
};
const NO_SHARES = { openings: 0, open: 0 };

const root = createRootRoute();
const router = createRouter({
  routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/export' })]),
  history: createMemoryHistory(),
});

const textWith = async (
  config: Partial<typeof unknown>,
  changes: Partial<typeof session> | null,
  shares = NO_SHARES,
): Promise<string> => {
  shownConfig.set({ ...unknown, ...config });
  await act(async () => {
    render(
      <RouterContextProvider router={router}>
        <Suspense>
          <SeenSection session={changes && { ...session, ...changes }} shares={shares} />
        </Suspense>
      </RouterContextProvider>,
    );
  });
  return document.body.textContent ?? '';
};

const NOBODY = /personne d’autre que vous/;

describe('who could read what was kept', () => {
  it('is nobody, with the guide', async () => {
    const text = await textWith(
      { assistant: GUIDE },
      { conversations: [{ ...conversation, model_used: 'guide' }] },
    );
    expect(text).toMatch(NOBODY);
    expect(text).toMatch(/L’administration n’a aucun écran/);
  });

  it('is the model outside that answered, by its name', async () => {
    const text = await textWith({ assistant: OUTSIDE }, { conversations: [conversation] });
    expect(text).toMatch(/transmis au modèle mistral-small, hors de ce serveur/);
    expect(text).not.toMatch(NOBODY);
  });

  it('may be the model that was asked to arrange a synthesis', async () => {
    const arranged = { counts: { ...counts, synthesis: { added: 1, changed: 0, removed: 0 } } };
    const text = await textWith({ assistant: OUTSIDE }, arranged);
    expect(text).toMatch(/demandé au modèle mistral-small de relier les phrases d’une synthèse/);
    expect(text).not.toMatch(NOBODY);
  });

  it('is the machine that transcribes, where it is outside and something was transcribed', async () => {
    const outside = { assistant: GUIDE, transcription: true, transcriptionExternal: true };
    expect(await textWith(outside, { transcribed: 1 })).not.toMatch(NOBODY);
    cleanup();
    expect(await textWith(outside, {})).toMatch(NOBODY);
  });

  it('is who opened a share; one that nobody opened is told too', async () => {
    const opened = await textWith({ assistant: GUIDE }, {}, { openings: 2, open: 1 });
    expect(opened).toMatch(/2 ouvertures de dossiers transmis/);
    expect(opened).not.toMatch(NOBODY);
    cleanup();
    const open = await textWith({ assistant: GUIDE }, {}, { openings: 0, open: 1 });
    expect(open).toMatch(/Personne ne l’a encore fait/);
    expect(open).toMatch(NOBODY);
  });

  it('is not answered for a session in which nothing was recorded', async () => {
    expect(await textWith({ assistant: GUIDE }, null)).not.toMatch(NOBODY);
  });
});
