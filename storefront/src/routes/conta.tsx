import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from './-page/page-script.ts';

export const Route = createFileRoute('/conta')({
  component: lazyPage(() => import('./-pages/account/AccountPage.tsx'), 'AccountPage'),
});
