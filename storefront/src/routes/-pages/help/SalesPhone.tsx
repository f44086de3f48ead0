import { Page, Section, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';

/** The sales team's phone, where the vehicle service sends one. */
export function SalesPhone({ phone }: { phone: string | undefined }) {
  if (phone === undefined) return null;
  return (
    <Section>
      <Page>
        <Text>
          Ficou com dúvida sobre este plano? Ligue para vendas:{' '}
          <Link href={`tel:${phone.replaceAll(/\D/g, '')}`}>{phone}</Link>
        </Text>
      </Page>
    </Section>
  );
}
