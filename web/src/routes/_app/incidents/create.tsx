import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/incidents/create')({
  beforeLoad: ({ location: { search } }) => {
    throw redirect({ to: '/incidents/new', search, replace: true });
  },
});
