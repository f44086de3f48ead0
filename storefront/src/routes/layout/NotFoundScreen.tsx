import { ButtonLink } from '@signdrive/design-system/button';
import { Cluster, Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';

/** The catch-all page of spec §2.1; the response has status 404. */
export function NotFoundScreen() {
  return (
    <Section isFirst>
      <Page>
        <Stack gap={6}>
          <Heading level={1} look="headline">
            Página não encontrada
          </Heading>
          <Text look="lead" tone="muted">
            O link pode ter mudado ou ter sido digitado com um erro.
          </Text>
          <Cluster>
            <ButtonLink href="/">Ver ofertas</ButtonLink>
            <ButtonLink href="/faq" variant="secondary">
              Perguntas frequentes
            </ButtonLink>
          </Cluster>
        </Stack>
      </Page>
    </Section>
  );
}
