// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { emptyValues, type IncidentValues } from './incident-values.ts';
import { WhenFields } from './when-fields.tsx';

beforeAll(() => loadTexts(['incidents', 'common']));
afterEach(cleanup);

type TheForm = UseFormReturn<IncidentValues, unknown, IncidentValues>;

const Form = ({ first, told }: { first: Partial<IncidentValues>; told: (form: TheForm) => void }) => {
  const form: TheForm = useForm({ defaultValues: { ...emptyValues('2026-11-21'), unstated: [], ...first } });
  told(form);
  return <WhenFields control={form.control} lastDay="2026-11-21" />;
};

const shown = async (first: Partial<IncidentValues> = {}) => {
  let form: TheForm | undefined;
  await act(async () => {
    render(
      <Suspense>
        <Form
          first={first}
          told={(its) => {
            form = its;
          }}
        />
      </Suspense>,
    );
  });
  return () => {
    const { incident_date, incident_time, incident_until, date_certainty } = form?.getValues() ?? {};
    const { time_until, time_certainty } = form?.getValues() ?? {};
    return { incident_date, incident_time, incident_until, date_certainty, time_until, time_certainty };
  };
};
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));

it('not knowing takes the day away, and another choice brings back what stood there', async () => {
  const values = await shown({ incident_date: '2026-03-12', incident_time: '09:00' });
  await choose('Je ne sais pas');
  expect(values()).toEqual({
    incident_date: null,
    incident_time: null,
    incident_until: null,
    date_certainty: 'unknown',
    time_until: null,
    time_certainty: null,
  });
  expect(screen.queryAllByRole('spinbutton')).toEqual([]);
  await choose('À peu près');
  expect(values()).toEqual({
    incident_date: '2026-03-12',
    incident_time: '09:00',
    incident_until: null,
    date_certainty: 'approximate',
    time_until: null,
    time_certainty: null,
  });
});

it('the day is certain and the hour is not', async () => {
  const values = await shown({ incident_date: '2026-03-12', incident_time: '09:00' });
  await choose('C’est exact');
  await choose('Vers cette heure');
  expect(values()).toMatchObject({
    incident_date: '2026-03-12',
    date_certainty: 'exact',
    incident_time: '09:00',
    time_certainty: 'approximate',
  });
  expect(screen.queryByText('Heure de fin')).toBeNull();
  await choose('Entre deux heures');
  expect(screen.getByText('Heure de fin')).toBeDefined();
  await choose('Heure inconnue');
  expect(values()).toMatchObject({ incident_time: null, time_certainty: 'unknown', date_certainty: 'exact' });
  await choose('Heure exacte');
  expect(values()).toMatchObject({ incident_time: '09:00', time_certainty: 'exact' });
  // The day takes all of it away, and brings it back.
  await choose('Je ne sais pas');
  expect(values()).toMatchObject({ incident_time: null, time_certainty: null });
  await choose('C’est exact');
  expect(values()).toMatchObject({ incident_time: '09:00', time_certainty: 'exact' });
});

it('nobody is asked how sure the hour is before there is a day', async () => {
  await shown({ incident_date: null });
  expect(screen.queryByText(/sûr·e de l’heure/)).toBeNull();
});

it('a period has a last day, and its first day keeps the hour', async () => {
  const values = await shown({ incident_date: '2026-03-12', incident_time: '09:00' });
  const before = screen.getAllByRole('group').length;
  await choose('Sur une période');
  expect(screen.getAllByRole('group')).toHaveLength(before + 1);
  expect(screen.getByText('Dernier jour')).toBeDefined();
  expect(values()).toMatchObject({ incident_date: '2026-03-12', incident_time: '09:00' });
});

it('a date that is cleared says nothing of how sure it was', async () => {
  const values = await shown({ incident_date: '2026-03-12', date_certainty: 'exact' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Effacer la date' })));
  expect(values()).toEqual({
    incident_date: null,
    incident_time: null,
    incident_until: null,
    date_certainty: null,
    time_until: null,
    time_certainty: null,
  });
});

it('today’s date says that it counts only when it is chosen', async () => {
  await shown({ unstated: ['incident_date'] });
  expect(screen.getByText(/La date du jour est proposée/)).toBeDefined();
});
