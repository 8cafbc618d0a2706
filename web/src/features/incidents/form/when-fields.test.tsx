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
    return { incident_date, incident_time, incident_until, date_certainty };
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
  });
  expect(screen.queryAllByRole('spinbutton')).toEqual([]);
  await choose('À peu près');
  expect(values()).toEqual({
    incident_date: '2026-03-12',
    incident_time: '09:00',
    incident_until: null,
    date_certainty: 'approximate',
  });
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
  });
});

it('today’s date says that it counts only when it is chosen', async () => {
  await shown({ unstated: ['incident_date'] });
  expect(screen.getByText(/La date du jour est proposée/)).toBeDefined();
});
