import { ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { EmptyState } from '@signdrive/design-system/patterns';

/** The catch-all page of spec §2.1; the answer's status is 404. */
export function NotFoundScreen() {
  return (
    <Section isFirst>
      <Page>
        <Stack gap={6}>
          <Heading level={1} look="headline">
            Página não encontrada
          </Heading>
          <EmptyState
            headingLevel={2}
            icon="road"
            title="Veja as ofertas ou as perguntas frequentes"
            text="O link pode ter mudado ou ter sido digitado com um erro."
            actions={
              <>
                <ButtonLink href="/">Ver ofertas</ButtonLink>
                <ButtonLink href="/faq" variant="secondary">
                  Perguntas frequentes
                </ButtonLink>
              </>
            }
          />
        </Stack>
      </Page>
    </Section>
  );
}
