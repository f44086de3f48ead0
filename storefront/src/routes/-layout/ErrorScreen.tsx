import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { EmptyState } from '@signdrive/design-system/patterns';
import { chunkFailureCopy, loadErrorCopy } from '#/shared/error-copy.ts';
import { isPageScriptError } from '../-page/page-script.ts';

/** What a visitor sees when a page can't be shown; says what to do next. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const copy = isPageScriptError(error) ? chunkFailureCopy : loadErrorCopy.unexpected;
  return (
    <Section isFirst>
      <Page>
        <Stack gap={6}>
          <Heading level={1} look="headline">
            Algo não saiu como esperado
          </Heading>
          <EmptyState
            headingLevel={2}
            icon="alert"
            title={copy.what}
            text={copy.next}
            actions={
              <>
                <Button
                  onPress={() => {
                    if (isPageScriptError(error)) window.location.reload();
                    else reset();
                  }}
                >
                  Tentar de novo
                </Button>
                <ButtonLink href="/" variant="secondary">
                  Ir para o início
                </ButtonLink>
              </>
            }
          />
        </Stack>
      </Page>
    </Section>
  );
}
