import { ButtonLink } from '@signdrive/design-system/button';
import { Cluster, Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';

/** A page whose content is still to come: its title, what can be done today, and the way on. */
export function UpcomingScreen({ title, text }: { title: string; text: string }) {
  return (
    <Section isFirst>
      <Page>
        <Stack gap={6} align="start">
          <Heading level={1} look="headline">
            {title}
          </Heading>
          <Text look="lead">{text}</Text>
          <Cluster>
            <ButtonLink href="/#ofertas">Ver ofertas</ButtonLink>
            <ButtonLink href="/" variant="secondary">
              Ir para o início
            </ButtonLink>
          </Cluster>
        </Stack>
      </Page>
    </Section>
  );
}
