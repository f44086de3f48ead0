import { lazy, Suspense } from 'react';

// Loaded with the first page of the manual: stories, and the tests that they are, do without it.
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
