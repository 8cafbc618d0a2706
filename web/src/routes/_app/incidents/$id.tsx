import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { SensitiveGate } from '#web/features/incidents/sensitive-gate.tsx';

/** Everything below one incident. */
export const Route = createFileRoute('/_app/incidents/$id')({ component: OneIncident });

function OneIncident() {
  const { id } = useParams({ from: '/_app/incidents/$id' });
  return (
    <SensitiveGate key={id} id={id}>
      <Outlet />
    </SensitiveGate>
  );
}
