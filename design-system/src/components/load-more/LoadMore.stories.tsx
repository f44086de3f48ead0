import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { Link } from '../link/index.ts';
import { LoadMore, type LoadMoreProps } from './index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';

const meta = preview.meta({
  title: 'Components/Actions/LoadMore',
  component: LoadMore,
  args: { shown: 12, total: 48, label: 'Mostrar mais carros', onLoad: fn() },
});

export const Idle = meta.story({});
export const AsLink = meta.story({ args: { href: '?pagina=2' } });
export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Carregando mais' });
    await userEvent.click(button);
    await expect(args.onLoad).not.toHaveBeenCalled();
    await expect(liveRegion(canvasElement)).toHaveTextContent('Mostrando 12 de 48 Carregando mais');
  },
});
export const Failed = meta.story({
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveAccessibleDescription(
      'Não foi possível carregar mais. O que já está na página continua aqui.',
    );
  },
});
export const AllShown = meta.story({ args: { shown: 48 } });
export const UnknownTotal = meta.story({ args: { total: undefined, shown: 1200 } });
export const LongText = meta.story({
  args: {
    label: 'Mostrar mais concessionárias que entregam este carro no estado de São Paulo',
    status: 'error',
    errorMessage: 'O serviço de concessionárias demorou demais para responder. '.repeat(3),
    retryLabel: 'Tentar carregar as concessionárias novamente',
  },
  render: (args) => (
    <Narrow>
      <LoadMore {...args} />
    </Narrow>
  ),
});

function Cars(args: LoadMoreProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(3);
  return (
    <Stack>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, place) => (
          <li key={place}>
            <Link href={`#carro-${place + 1}`}>Carro {place + 1} · exemplo</Link>
          </li>
        ))}
      </ul>
      <LoadMore {...args} shown={shown} total={9} list={list} onLoad={() => setShown(shown + 3)} />
    </Stack>
  );
}

export const FocusOnFirstNewItem = meta.story({
  render: (args) => <Cars {...args} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /^Carro 4/ })).toHaveFocus();
    await expect(liveRegion(canvasElement)).toHaveTextContent('Mostrando 6 de 9');
  },
});

const Narrow = styled.div`
  max-width: 15rem;
`;
