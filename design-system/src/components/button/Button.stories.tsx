import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Cluster, Stack } from '../../layout/index.ts';
import { Icon } from '../icon/index.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ title: 'Components/Actions/Button', component: Button });

export const Primary = meta.story({ args: { children: 'Assinar este T-Cross' } });
export const Secondary = meta.story({ args: { children: 'Comparar', variant: 'secondary' } });
export const Quiet = meta.story({ args: { children: 'Agora não', variant: 'quiet' } });
export const Danger = meta.story({ args: { children: 'Cancelar pedido', variant: 'danger' } });
export const Small = meta.story({ args: { children: 'Voltar ao topo', variant: 'secondary', size: 'small' } });
export const Block = meta.story({ args: { children: 'Ler e assinar', isBlock: true } });
export const Disabled = meta.story({ args: { children: 'Reenviar código', isDisabled: true } });

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <Icon name="share" size="small" />
        Compartilhar
      </>
    ),
    variant: 'secondary',
  },
});

export const LongText = meta.story({
  args: { children: 'Assinar este T-Cross Comfortline por 24 meses e 1.000 quilômetros por mês' },
  decorators: [upTo('17.5rem')],
});

export const Busy = meta.story({
  args: { children: 'Enviar pedido', isBusy: true, busyLabel: 'Enviando pedido', onPress: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enviando pedido' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  args: { children: 'Assinar', onPress: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

const everyVariant = (
  <Stack>
    <Cluster>
      <Button>Assinar</Button>
      <Button variant="secondary">Comparar</Button>
      <Button variant="quiet">Agora não</Button>
      <Button variant="danger">Cancelar pedido</Button>
    </Cluster>
    <Cluster>
      <Button isDisabled>Reenviar</Button>
      <Button isBusy busyLabel="Enviando">
        Enviar
      </Button>
      <Button size="small">Usar cupom</Button>
      <ButtonLink href="#oferta" variant="secondary" size="small">
        Ver oferta
      </ButtonLink>
    </Cluster>
  </Stack>
);

export const Variants = meta.story({ render: () => everyVariant });
export const OnStage = meta.story({ decorators: [onStage], render: () => everyVariant });

export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="#assinar">
      Assinar este T-Cross
      <Icon name="arrow-right" size="small" />
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Assinar este T-Cross' })).toHaveAttribute(
      'href',
      '#assinar',
    );
  },
});
