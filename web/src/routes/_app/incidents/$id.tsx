import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { IncidentGate } from '#web/features/incidents/incident-gate.tsx';

/** Everything below one incident. */
export const Route = createFileRoute('/_app/incidents/$id')({ component: OneIncident });

function OneIncident() {
  const { id } = useParams({ from: '/_app/incidents/$id' });
  return (
    <IncidentGate key={id} id={id}>
      <Outlet />
    </IncidentGate>
  );
}
