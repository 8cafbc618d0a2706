// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '#contract/common/problems.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import {
  answers,
  edit,
  heading,
  press,
  refusal,
  save,
  sent,
  show,
  shown,
  stored,
  type,
} from './profile-screen.fixture.tsx';

describe('the read view', () => {
  it('shows the fields in their order, N/A for what is empty, and the role as a word', async () => {
    await show();
    expect(heading()).toBe('Mon Profil');
    expect(Object.entries(shown())).toEqual([
      ['Prénom', 'Nadia'],
      ['Nom', 'Benali'],
      ['Téléphone', 'N/A'],
      ['Titre du poste', 'Infirmière'],
      ["Secteur d'activité", 'N/A'],
      ["Tranche d'âge", 'N/A'],
      ['Rôle', 'Utilisateur·rice'],
    ]);
    expect(screen.getByRole('heading', { name: 'Sécurité du compte' })).toBeDefined();
    expect(screen.getByRole('link', { name: "Modifier l'email" }).getAttribute('href')).toBe('/change-email');
    expect(screen.getByRole('link', { name: 'Changer le mot de passe' }).getAttribute('href')).toBe(
      '/change-password',
    );
    expect(screen.getByRole('button', { name: 'Retour' })).toBeDefined();
  });

  it.each([
    ['professional', 'Professionnel·le'],
    ['super_admin', 'Super admin'],
    ['legal_help', 'legal help'],
  ])('calls the role %s %s', async (role, word) => {
    answers.GET = [() => Response.json({ ...stored, role })];
    await show();
    expect(shown().Rôle).toBe(word);
  });

  it('says that there is no profile to show, and none to edit', async () => {
    answers.GET = [() => refusal('not_found')];
    await show('account');
    expect(screen.getByText('Aucun profil à afficher.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Modifier le profil' })).toBeNull();
  });

  it('says why it could not be loaded, instead of showing what stands in for it, and tries again', async () => {
    answers.GET = [() => refusal('internal'), () => Response.json(stored)];
    await show('account', { ...stored, first_name: 'nadia', version: 0 });
    expect(screen.getByRole('alert').textContent).toContain(
      'Erreur lors du chargement du profil: Une erreur est survenue lors de la récupération du profil.',
    );
    expect(screen.queryByText('nadia')).toBeNull();
    await press('Réessayer');
    await waitFor(() => expect(shown().Prénom).toBe('Nadia'));
  });

  it('says that nobody is signed in', async () => {
    answers.GET = [() => refusal('unauthenticated')];
    await show('account');
    expect(screen.getByRole('alert').textContent).toContain(
      'Erreur lors du chargement du profil: Utilisateur non authentifié',
    );
  });
});

describe('the edit view', () => {
  it('sends only what was changed, and shows it', async () => {
    await show();
    await edit();
    expect(heading()).toBe('Modifier le Profil');
    await type('Téléphone', ' 06 12 34 56 78 ');
    await type('Titre du poste', '  ');
    answers.PATCH = [
      () => Response.json({ ...stored, phone: '06 12 34 56 78', job_title: null, version: 4 }),
    ];
    await save();
    await waitFor(() => expect(heading()).toBe('Mon Profil'));
    expect(sent).toEqual([{ phone: '06 12 34 56 78', job_title: null, version: 3 }]);
    expect(shown()).toMatchObject({ Téléphone: '06 12 34 56 78', 'Titre du poste': 'N/A' });
  });

  it('offers the six age ranges and an empty one, and no field for the role or the address', async () => {
    await show();
    await edit();
    const select = screen.getByRole('button', { name: /Tranche d'âge/ });
    expect(select.textContent).toBe('Sélectionnez...');
    await act(async () => fireEvent.click(select));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Sélectionnez...',
      '18-24 ans',
      '25-34 ans',
      '35-44 ans',
      '45-54 ans',
      '55-64 ans',
      '65 ans et plus',
    ]);
    await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' }));
    expect(screen.queryByLabelText('Rôle')).toBeNull();
    expect(screen.queryByDisplayValue(stored.email)).toBeNull();
    expect(screen.getByText('Utilisateur·rice')).toBeDefined();
  });

  it('that changed nothing says so, closes, and sends nothing', async () => {
    await show('server', { ...stored, job_title: 'Non spécifié' });
    answers.GET = [() => Response.json({ ...stored, job_title: 'Non spécifié' })];
    await edit();
    await type('Prénom', 'Nadia ');
    await save();
    await waitFor(() => expect(heading()).toBe('Mon Profil'));
    expect(screen.getByText('Aucune modification détectée.')).toBeDefined();
    expect(sent).toEqual([]);
    // The next edit clears what was said.
    await edit();
    expect(screen.queryByText('Aucune modification détectée.')).toBeNull();
  });

  it('that is cancelled restores what was loaded, and clears what was said', async () => {
    await show();
    await edit();
    await type('Nom', 'Autre');
    answers.PATCH = [() => refusal('rate_limited')];
    await save();
    await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
    await press('Annuler');
    expect([heading(), shown().Nom, screen.queryByRole('alert')]).toEqual(['Mon Profil', 'Benali', null]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Modifier le profil'));
    await edit();
    expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Benali');
  });

  it.each<[ProblemCode, string]>([
    ['internal', 'Une erreur est survenue lors de la mise à jour du profil.'],
    ['unauthenticated', 'Utilisateur non authentifié pour la mise à jour.'],
    ['rate_limited', 'Trop de demandes en peu de temps. Patientez un moment, puis réessayez.'],
  ])('that failed with %s says why in a red box, and stays with what was typed', async (code, message) => {
    await show();
    await edit();
    await type('Nom', 'Autre');
    answers.PATCH = [() => refusal(code)];
    await save();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(`Erreur de mise à jour: ${message}`),
    );
    expect([heading(), screen.getByLabelText('Nom')]).toMatchObject([
      'Modifier le Profil',
      { value: 'Autre' },
    ]);
  });

  it('keeps what was typed for whoever leaves the page, also after a failure, and says so; it can be discarded', async () => {
    await show();
    await edit();
    await type('Titre du poste', 'Cadre');
    answers.PATCH = [() => refusal('unavailable')];
    await save();
    await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
    cleanup();
    await show();
    expect(heading()).toBe('Modifier le Profil');
    expect(screen.getByText(/Ce que vous aviez commencé à changer est toujours là/)).toBeDefined();
    expect(screen.getByLabelText('Titre du poste')).toHaveProperty('value', 'Cadre');
    await press('Effacer ces changements');
    expect(screen.getByLabelText('Titre du poste')).toHaveProperty('value', 'Infirmière');
    cleanup();
    await show();
    expect(heading()).toBe('Mon Profil');
  });

  it('keeps nothing of what was saved', async () => {
    await show();
    await edit();
    await type('Titre du poste', 'Cadre');
    const saved = { ...stored, job_title: 'Cadre', version: 4 };
    answers.PATCH = [() => Response.json(saved)];
    answers.GET = [() => Response.json(saved)];
    await save();
    await waitFor(() => expect(heading()).toBe('Mon Profil'));
    cleanup();
    await show('server', stored);
    expect(heading()).toBe('Mon Profil');
  });

  it('that was left, and changed elsewhere in the same field since, asks which text to keep', async () => {
    await show();
    await edit();
    await type('Titre du poste', 'Infirmière de nuit');
    cleanup();
    queryClient.clear();
    const newer = { ...stored, job_title: 'Cadre de santé', version: 4 };
    answers.GET = [() => Response.json(newer)];
    await show('server', newer);
    expect(screen.getByRole('alert').textContent).toContain('Cadre de santé');
    expect(screen.getByLabelText('Titre du poste')).toHaveProperty('value', 'Infirmière de nuit');
  });

  it.each([
    ['Téléphone', 'abc', 'Veuillez entrer un numéro de téléphone valide'],
    ['Téléphone', '+++', 'Veuillez entrer un numéro de téléphone valide'],
    ['Prénom', 'Utilisateur', /^Indiquez un autre prénom/],
  ])('points at a %s that is %s, and sends nothing', async (label, value, message) => {
    await show();
    await edit();
    await type(label, value);
    await save();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('points at the field that the server refused', async () => {
    await show();
    await edit();
    await type("Secteur d'activité", 'Santé');
    answers.PATCH = [() => refusal('invalid_input', undefined, ['sector'])];
    await save();
    await waitFor(() =>
      expect(screen.getByLabelText("Secteur d'activité").getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getAllByText('Cette valeur n’a pas été acceptée.').length).toBeGreaterThan(0);
  });

  it('says "Sauvegarde..." while it is being saved', async () => {
    await show();
    await edit();
    await type('Nom', 'Autre');
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.PATCH = [() => promise];
    await save();
    expect(screen.getByRole('button', { name: 'Sauvegarde...' })).toBeDefined();
    await act(async () => resolve(Response.json({ ...stored, last_name: 'Autre', version: 4 })));
    await waitFor(() => expect(shown().Nom).toBe('Autre'));
  });

  it('refuses a first name of one character', async () => {
    await show();
    await edit();
    await type('Prénom', 'N');
    await save();
    expect(screen.getAllByText('Le prénom doit contenir au moins 2 caractères').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});

describe('a profile that was changed in another tab meanwhile', () => {
  it('is saved over the other fields, which stay as they were changed there', async () => {
    const newer = { ...stored, sector: 'Santé', version: 4 };
    await show();
    await edit();
    await type('Téléphone', '06 12 34');
    answers.PATCH = [
      () => refusal('stale_version', newer),
      () => Response.json({ ...newer, phone: '06 12 34', version: 5 }),
    ];
    await save();
    await waitFor(() => expect(heading()).toBe('Mon Profil'));
    expect(sent).toEqual([
      { phone: '06 12 34', version: 3 },
      { phone: '06 12 34', version: 4 },
    ]);
    expect(shown()).toMatchObject({ Téléphone: '06 12 34', "Secteur d'activité": 'Santé' });
  });

  it('where both changed one field, is told with both texts, and waits for the choice', async () => {
    const newer = { ...stored, job_title: 'Cadre de santé', sector: 'Santé', version: 4 };
    await show();
    await edit();
    await type('Titre du poste', 'Infirmière de nuit');
    answers.PATCH = [() => refusal('stale_version', newer)];
    await save();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Cadre de santé'));
    expect(sent).toHaveLength(1);
    expect(screen.getByLabelText('Titre du poste')).toHaveProperty('value', 'Infirmière de nuit');
    expect(screen.getByLabelText("Secteur d'activité")).toHaveProperty('value', 'Santé');
    await press('Prendre (Titre du poste)');
    expect(screen.getByLabelText('Titre du poste')).toHaveProperty('value', 'Cadre de santé');
    await type('Titre du poste', 'Infirmière de nuit');
    answers.PATCH = [() => Response.json({ ...newer, job_title: 'Infirmière de nuit', version: 5 })];
    await save();
    await waitFor(() => expect(heading()).toBe('Mon Profil'));
    expect(sent[1]).toEqual({ job_title: 'Infirmière de nuit', version: 4 });
  });
});
