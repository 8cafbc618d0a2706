/** What a dossier is made of, and dossiers, made without the screens. */
import { v7 as uuidv7 } from 'uuid';
import type { DossierChoices } from '#contract/dossiers.ts';
import { TINY_PNG, uploaded } from '../../server/tests/support/uploads.ts';
import { INCIDENT, keep } from './journal.ts';
import type { Entered } from './steps.ts';
import { expect, type Person } from './test.ts';

const send = (session: Entered, path: string, body: object): Promise<Response> =>
  fetch(session.server + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** An incident with a picture, which is no draft: it can be passed on. @returns its id */
export const keepIncidentWithPicture = async (session: Entered): Promise<string> => {
  const incident = await keep(session, '/api/incidents', {
    ...INCIDENT,
    title: 'La réunion',
    description: 'Il a crié devant tous.',
  });
  const file = uuidv7();
  await uploaded(session.server, session, TINY_PNG, { id: file, name: 'photo.png' });
  await keep(session, `/api/incidents/${incident}/evidence`, {
    title: 'La photo du tableau',
    description: '',
    source: '',
    type: 'photo',
    files: [file],
  });
  // A new incident is a draft; one that is passed on is not.
  const opened = await fetch(`${session.server}/api/incidents/${incident}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'content-type': 'application/json',
      'if-match': '"1"',
    },
    body: JSON.stringify({ status: 'open' }),
  });
  expect(opened.status).toBe(200);
  return incident;
};

/** A dossier of one incident, 'Pour mon avocate', which is being made from now on. @returns its id */
export const beginDossier = async (
  session: Entered,
  { password }: Person,
  incident: string,
): Promise<string> => {
  const proof = await send(session, '/auth/v1/reauthenticate', { password, only_to_read: true });
  expect(proof.ok).toBe(true);
  const choices: DossierChoices = {
    title: 'Pour mon avocate',
    author: '',
    language: 'fr',
    incident_ids: [incident],
    entry_ids: [],
    synthesis_id: null,
    left_out_evidence: [],
    persons_shown: 'full',
    covered: [],
    with_account: false,
    whole_ledger: false,
  };
  const { fingerprint } = (await (await send(session, '/api/dossiers/preview', choices)).json()) as {
    fingerprint: string;
  };
  const id = uuidv7();
  const made = await send(session, '/api/dossiers', { id, choices, fingerprint });
  expect(made.ok).toBe(true);
  return id;
};
