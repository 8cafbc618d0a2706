// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DossierRecord, ShownIncident, ShownPerson } from '#verifier/dossier/format.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { emptyValues, type WizardValues } from '../choices/wizard-values.ts';
import { likeNamedGroups } from './like-named.ts';
import { LikeNamedQuestion } from './like-named-question.tsx';

const incident = (id: string, title: string) =>
  ({
    entity: 'incident',
    id,
    within: null,
    shown: { reference_number: id, title } as ShownIncident,
  }) as DossierRecord;
const person = (id: string, within: string) =>
  ({
    entity: 'incident_person',
    id,
    within,
    shown: { full_name: 'Marc Dupont' } as ShownPerson,
  }) as DossierRecord;
const records = [
  incident('INC-1', 'La réunion'),
  person('a', 'INC-1'),
  incident('INC-2', ''),
  person('b', 'INC-2'),
];
const [group] = likeNamedGroups([{ person_keys: ['key-a', 'key-b'], person_ids: ['a', 'b'] }], { records });

let kept: WizardValues;
const Question = () => {
  const [values, setValues] = useState(() => emptyValues('Dossier', 'fr'));
  kept = values;
  return (
    <Suspense>
      {group && (
        <LikeNamedQuestion
          group={group}
          values={values}
          change={(changed) => setValues((before) => ({ ...before, ...changed }))}
        />
      )}
    </Suspense>
  );
};

beforeEach(() => loadTexts(['dossier', 'persons']));
afterEach(cleanup);

it('names the persons by their incidents, has no answer of its own, and keeps what is chosen', () => {
  render(<Question />);
  screen.getByRole('radiogroup', { name: 'Marc Dupont\u202f: est-ce la même personne\u202f?' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Marc Dupont, dans INC-1 «\u202fLa réunion\u202f»',
    'Marc Dupont, dans INC-2',
  ]);
  const answer = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect([answer(/^Oui/).checked, answer(/^Non/).checked]).toEqual([false, false]);
  fireEvent.click(answer(/^Non/));
  expect(kept.like_named).toEqual([{ person_keys: ['key-a', 'key-b'], are_one: false }]);
  expect(answer(/^Non/).checked).toBe(true);
  fireEvent.click(answer(/^Oui/));
  expect(kept.like_named).toEqual([{ person_keys: ['key-a', 'key-b'], are_one: true }]);
});
