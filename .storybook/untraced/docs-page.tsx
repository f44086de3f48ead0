import { lazy, Suspense } from 'react';

// Loaded with the first page of the manual: stories and their tests don't need it.
const ComponentPage = lazy(async () => ({
  default: (await import('../../design-system/manual/ComponentPage.tsx')).ComponentPage,
}));

/** The manual's page of a component. No picture shows it. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
