import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#/shared/page/page-head.ts';
import { lazyPage } from './-page/page-script.ts';

export const Route = createFileRoute('/acessibilidade')({
  head: ({ match }) => pageHead(match.context, { title: 'Acessibilidade', path: 'acessibilidade' }),
  component: lazyPage(() => import('./-pages/help/AccessibilityPage.tsx'), 'AccessibilityPage'),
});
