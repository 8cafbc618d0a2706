import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/mes-incidents')({
  beforeLoad: () => {
    throw redirect({ to: '/incidents', replace: true });
  },
});
