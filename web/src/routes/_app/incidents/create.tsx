import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/incidents/create')({
  beforeLoad: () => {
    throw redirect({ to: '/incidents/new', replace: true });
  },
});
