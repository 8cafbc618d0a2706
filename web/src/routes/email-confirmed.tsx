import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/email-confirmed')({
  beforeLoad: () => {
    throw redirect({ to: '/app-home', replace: true });
  },
});
