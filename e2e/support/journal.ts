/** The journal's screen, and what another device keeps in it. */
import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import type { Entered } from './steps.ts';
import { expect } from './test.ts';

/** Keeps something without the screens, as another device would. */
export const keep = async (session: Entered, path: string, body: object): Promise<string> => {
  const id = uuidv7();
  const answer = await fetch(session.server + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, ...body }),
  });
  expect(answer.status).toBe(201);
  return id;
};
/** An incident of few words, which is no draft. */
export const INCIDENT = {
  title: 'Un incident',
  description: 'Il a crié.',
  type: 'bullying',
  priority: 'high',
  incident_date: '2026-03-12',
  location: null,
  tags: [],
  is_sensitive: false,
};
/** An entry of few words. */
export const ENTRY = {
  title: 'Une note',
  content: 'Deux mots.',
  entry_type: 'note',
  tags: [],
  mood: null,
  is_private: true,
  happened_on: null,
  happened_at: null,
  files: [],
};
export const keepEntry = (session: Entered, title: string, happened_on: string | null, entry_type = 'note') =>
  keep(session, '/api/journal', { ...ENTRY, title, entry_type, happened_on });
/** '2026-03-15', so many months before the current one: the strip shows twelve of them. */
export const inMonth = (before: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - before, 15)).toISOString().slice(0, 10);
};

export const form = (page: Page) => page.getByRole('dialog', { name: /Nouvelle entrée|Modifier l’entrée/ });
export const newEntry = (page: Page) => page.getByRole('button', { name: 'Nouvelle entrée' }).click();
export const save = (page: Page) => form(page).getByRole('button', { name: /^Enregistrer l/ });
export const write = async (page: Page, title: string, content: string) => {
  await form(page).getByLabel('Titre').fill(title);
  await form(page).getByLabel('Contenu').fill(content);
};
export const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
/** The draft in the browser, sealed, under the key of spec.md, 9; null for none. */
export const draft = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { journal_draft: text } = { ...localStorage, ...sessionStorage };
    return text === undefined ? null : JSON.parse(text);
  });
