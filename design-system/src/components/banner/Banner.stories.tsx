import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inLittleRoom } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Heading, Page, Section, Text } from '../../layout/index.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Banner } from './index.ts';

const ignore = () => undefined;

const meta = preview.meta({
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Confirme seu e-mail para continuar o pedido',
    children: (
      <Text>
        Enviamos um link para ma•••@exemplo.com.br. <Link href="#reenviar">Enviar de novo</Link>
      </Text>
    ),
  },
});

export const Info = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: /^Aviso:\s+Confirme seu e-mail para continuar o pedido$/ }),
    ).toBeVisible();
  },
});
export const Success = meta.story({
  args: { tone: 'success', title: 'Pedido registrado', children: undefined, onDismiss: ignore, announce: 'polite' },
});
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Você está sem internet',
    children: <Text>Estes são os preços das 14:10 de hoje. Assim que a conexão voltar, atualizamos.</Text>,
    actions: (
      <Button size="small" variant="secondary">
        Tentar novamente
      </Button>
    ),
  },
});
export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Documento reprovado',
    children: <Text>Comprovante de endereço: a data de emissão é de mais de 90 dias.</Text>,
    actions: (
      <>
        <ButtonLink size="small" href="#documentos">
          Trocar arquivo
        </ButtonLink>
        <Link look="standalone" href="#pedido">
          Ver pedido
        </Link>
      </>
    ),
    onDismiss: ignore,
    announce: 'assertive',
  },
});
export const OnPhone = meta.story({
  ...Danger.input,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
export const LongText = meta.story({
  args: {
    tone: 'warning',
    title: 'A manutenção-programada-do-sistema-de-pagamento começa hoje à noite e vai até as primeiras horas da manhã',
    children: <Text>{'Pedidos feitos nesse tempo ficam guardados e seguem depois. '.repeat(5)}</Text>,
    actions: <Button size="small">Entender o que muda no meu pedido durante a manutenção</Button>,
    onDismiss: ignore,
  },
});

export const LongAddress = meta.story({
  decorators: [inLittleRoom],
  args: {
    children: (
      <Text>
        Enviamos um link para maria.aparecida.exemplo@concessionaria.com.br.{' '}
        <Link href="#reenviar">Enviar de novo</Link>
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region').getBoundingClientRect();
    await expect(canvas.getByText(/^Enviamos/).getBoundingClientRect().right).toBeLessThanOrEqual(region.right);
  },
});

export const Closing = meta.story({
  render: function Closing() {
    const heading = useRef<HTMLHeadingElement>(null);
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        {isOpen && (
          <Banner
            tone="success"
            title="Dados alterados com sucesso"
            onDismiss={() => setIsOpen(false)}
            focusAfterDismiss={heading}
          />
        )}
        <Page>
          <Section isFirst>
            <Heading level={1} ref={heading} isFocusTarget>
              Minha conta
            </Heading>
          </Section>
        </Page>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fechar aviso: Dados alterados com sucesso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Dados alterados com sucesso')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Minha conta' })).toHaveFocus();
  },
});
