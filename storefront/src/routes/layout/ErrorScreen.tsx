import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Cluster, Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { chunkFailureCopy, loadErrorCopy, retryLabel } from '#/shared/failures/error-copy.ts';
import { usePageTitle } from '#/shared/page/page-head.ts';
import { isPageScriptError } from '../page-script.ts';

const title = 'Algo não saiu como esperado';

/** Shown when a page can't be rendered, with the next action. */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  usePageTitle(title);
  const copy = isPageScriptError(error) ? chunkFailureCopy : loadErrorCopy.unexpected;
  return (
    <Section isFirst>
      <Page>
        <Stack gap={6}>
          <Heading level={1} look="headline" ref={takeLostFocus}>
            {title}
          </Heading>
          {/* Not a pattern of the design system, because this page is in every first load. */}
          <Stack gap={3}>
            <Heading level={2} look="title">
              {copy.what}
            </Heading>
            <Text tone="muted">{copy.next}</Text>
          </Stack>
          <Cluster>
            <Button
              onPress={() => {
                if (isPageScriptError(error)) window.location.reload();
                else void router.invalidate();
              }}
            >
              {retryLabel}
            </Button>
            <ButtonLink href="/" variant="secondary">
              Ir para o início
            </ButtonLink>
          </Cluster>
        </Stack>
      </Page>
    </Section>
  );
}

/** The page that had focus is gone, and the router has moved focus before it failed. */
function takeLostFocus(heading: HTMLElement | null) {
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}
