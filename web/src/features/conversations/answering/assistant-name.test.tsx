// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import { AssistantName } from './assistant-name.tsx';
import { Confidentiality } from './confidentiality.tsx';
import { WhoAnswers } from './who-answers.tsx';

const unknown = shownConfig.get();
afterEach(() => {
  cleanup();
  shownConfig.set(unknown);
});

const shown = async (assistant: { model: string; external: boolean } | null, modelUsed?: string) => {
  await loadTexts(['conversations']);
  if (assistant) shownConfig.set({ ...unknown, assistant });
  const conversation = modelUsed === undefined ? undefined : ({ model_used: modelUsed } as Conversation);
  await act(async () => {
    render(
      <Suspense>
        <AssistantName conversation={conversation} />
        <Confidentiality conversation={conversation} />
        <WhoAnswers conversation={conversation} />
      </Suspense>,
    );
  });
  return document.body.textContent;
};

const MISTRAL = { model: 'mistral-small-latest', external: true };
const STAYS = /vos mots restent sur ce serveur/;
const LEAVES = /vos messages et le texte de vos pièces jointes sont transmis à ce modèle, hors de ce serveur/;
const SENT =
  /vos messages, ce que disent vos enregistrements, et le nom et le texte de vos pièces jointes sont transmis au modèle mistral-small-latest/;

const who = () => screen.getByRole('button', { name: /Qui répond/ });

describe('who answers, and where the words go', () => {
  it('is the guide, and they stay', async () => {
    const text = await shown({ model: 'guide', external: false });
    expect(text).toMatch(/^Guide local, /);
    expect(text).toMatch(STAYS);
    expect(text).not.toMatch(/transmis/);
    expect(who().getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe('Qui répond ? Guide local');
    expect(who().textContent, 'without a press').toBe('Guide local');
  });

  it('is an outside model, and they leave', async () => {
    const text = await shown(MISTRAL);
    expect(text).toMatch(/^mistral-small-latest, /);
    expect(text).toMatch(LEAVES);
    expect(text).toMatch(SENT);
    expect(text).not.toMatch(STAYS);
    expect(who().textContent?.replace(/\s/g, ' '), 'without a press').toBe('IA externe : mistral-small');
  });

  it('is a model of this machine, and they stay', async () => {
    const text = await shown({ model: 'qwen3:8b', external: false });
    expect(text).toMatch(/^qwen3:8b, vos mots restent sur ce serveur/);
    expect(text).not.toMatch(/transmis/);
  });

  it('is the guide in a conversation that the person keeps with it, whatever answers elsewhere', async () => {
    const text = await shown(MISTRAL, 'guide');
    expect(text).toMatch(/^Guide local, vos mots restent/);
    expect(text).not.toMatch(/transmis/);
  });

  it('is not named, and promises nothing, before the server has said who answers', async () => {
    const text = await shown(null);
    expect(text).not.toMatch(STAYS);
    expect(text).not.toMatch(/transmis|Guide local/);
    expect(who().textContent?.replace(/\s/g, ' ')).toBe('Qui répond ?');
  });
});
