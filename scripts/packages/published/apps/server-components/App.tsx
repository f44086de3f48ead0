import { Badge } from '@signdrive/design-system/badge';
import { Breadcrumbs } from '@signdrive/design-system/breadcrumbs';
import { cars } from '@signdrive/design-system/cars';
import { Heading, Page, Stack, Text } from '@signdrive/design-system/layout';
import { moneyFormat, Price } from '@signdrive/design-system/price';
import { cssVar } from '@signdrive/tokens';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import '@signdrive/tokens/tokens.css';
import { entries } from './entries.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

/** Called on the server: `moneyFormat` is not a component. */
const deposit = moneyFormat('pt-BR', 'BRL').write(250_000);

/** A server component: `async`, and without hooks. */
export async function App({ nonce }: { nonce: string }) {
  const offer = await Promise.resolve({ name: 'Compacto · exemplo', amountInCents: 189_900 });
  return (
    <html lang="pt-BR" data-brand="house">
      <head>
        <meta charSet="utf-8" />
        {/* Read by styled-components and React Aria for rules added in the browser. */}
        <meta property="csp-nonce" nonce={nonce} content={nonce} />
        <link rel="icon" href="data:," />
        <title>Componentes de servidor</title>
      </head>
      <body>
        <Page>
          <Stack>
            <Breadcrumbs items={[{ label: 'Início', href: '/' }, { label: offer.name }]} />
            <Heading level={1}>{offer.name}</Heading>
            <Badge tone="accent">Novo</Badge>
            <Price amountInCents={offer.amountInCents} period="month" />
            <Text>Entrada de {deposit}</Text>
            <span style={{ color: cssVar('color-text-muted') }}>{Object.keys(cars).length} modelos</span>
            <Text>{entries.length} entradas</Text>
            <PaymentDialog />
          </Stack>
        </Page>
      </body>
    </html>
  );
}
