import { expect, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { CarDrawing } from './CarDrawing.tsx';
import { CarImage } from './CarImage.tsx';
import { carModels } from './drawings.ts';

const meta = preview.meta({
  title: 'Components/Content/CarPicture',
  component: CarDrawing,
  parameters: { imports: 'CarDrawing, CarImage' },
  args: { model: 't-cross', paint: 'oklch(0.5 0.17 25)', label: 'T-Cross vermelho' },
  decorators: [
    (Story, { parameters }) =>
      parameters['isWide'] ? (
        <Story />
      ) : (
        <OnLine>
          <Story />
        </OnLine>
      ),
  ],
});

const paints = {
  branco: 'oklch(0.96 0.004 100)',
  prata: 'oklch(0.8 0.006 250)',
  cinza: 'oklch(0.5 0.01 250)',
  preto: 'oklch(0.22 0.006 250)',
  vermelho: 'oklch(0.5 0.17 25)',
  azul: 'oklch(0.4 0.11 255)',
  verde: 'oklch(0.42 0.06 165)',
  amarelo: 'oklch(0.82 0.15 85)',
} as const;

const isCarShown = (canvas: HTMLElement, count = 1) =>
  waitFor(() => expect(canvas.querySelectorAll('clipPath[id$="body-clip"]')).toHaveLength(count));

export const TCross = meta.story({ play: ({ canvasElement }) => isCarShown(canvasElement) });
export const Nivus = meta.story({ args: { model: 'nivus', label: 'Nivus vermelho' } });
export const Tera = meta.story({ args: { model: 'tera', label: 'Tera vermelho' } });
export const Polo = meta.story({ args: { model: 'polo', label: 'Polo vermelho' } });
export const Virtus = meta.story({ args: { model: 'virtus', label: 'Virtus vermelho' } });
export const Taos = meta.story({ args: { model: 'taos', label: 'Taos vermelho' } });
export const Saveiro = meta.story({ args: { model: 'saveiro', label: 'Saveiro vermelha' } });
export const Amarok = meta.story({ args: { model: 'amarok', label: 'Amarok vermelha' } });
export const Jetta = meta.story({ args: { model: 'jetta', label: 'Jetta vermelho' } });
export const Id4 = meta.story({ args: { model: 'id-4', label: 'ID.4 vermelho' } });
export const IdBuzz = meta.story({ args: { model: 'id-buzz', label: 'ID.Buzz vermelha' } });
export const TiguanAllspace = meta.story({ args: { model: 'tiguan-allspace', label: 'Tiguan Allspace vermelho' } });

export const FacingRight = meta.story({ args: { facing: 'right' } });
export const UnknownModel = meta.story({ args: { model: 'modelo-novo', label: 'Carro sem desenho' } });
export const SecondTone = meta.story({
  args: { model: 'id-buzz', paint: paints.amarelo, roof: paints.preto, label: 'ID.Buzz amarela e preta' },
});

export const Paints = meta.story({
  parameters: { isWide: true },
  render: () => (
    <Sheet data-size="medium">
      {Object.entries(paints).map(([name, paint]) => (
        <li key={name}>
          <CarDrawing model="nivus" paint={paint} />
          {name}
        </li>
      ))}
    </Sheet>
  ),
});

export const OnStage = meta.story({
  parameters: { isWide: true },
  render: () => (
    <Stage data-surface="stage">
      <Sheet data-size="medium">
        {Object.entries(paints).map(([name, paint]) => (
          <li key={name}>
            <CarDrawing model="jetta" paint={paint} />
            {name}
          </li>
        ))}
      </Sheet>
    </Stage>
  ),
});

const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480"><path d="M60 447h1080" stroke="gray" stroke-width="4"/></svg>')}`;

export const Image = meta.story({
  render: () => <CarImage src={image} fallbackSrc={image} label="Imagem de um carro" />,
});

export const FailedImage = meta.story({
  render: () => <CarImage src="data:image/png,broken" fallbackSrc={image} label="Imagem que falhou" loading="eager" />,
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Imagem que falhou' });
    await waitFor(() => expect(picture).toHaveAttribute('src', image));
  },
});

const contactSheet = (size: 'small' | 'large', isGrey = false) =>
  meta.story({
    parameters: { isWide: true, layout: 'fullscreen' },
    render: () => (
      <Sheet data-size={size} data-grey={isGrey || undefined}>
        {carModels.map((model) => (
          <li key={model}>
            <CarDrawing model={model} {...(isGrey ? { paint: paints.cinza } : {})} />
            {model}
          </li>
        ))}
      </Sheet>
    ),
    play: ({ canvasElement }) => isCarShown(canvasElement, carModels.length),
  });

export const ContactSheetAt120 = contactSheet('small');
export const ContactSheetAt120InGrey = contactSheet('small', true);
export const ContactSheetAt960 = contactSheet('large');
export const ContactSheetAt960InGrey = contactSheet('large', true);

const OnLine = styled.div`
  max-width: 60rem;
  padding-block: var(--space-6);

  & > * {
    border-bottom: 1px solid var(--color-border-ground);
  }
`;

const Sheet = styled.ul`
  display: grid;
  gap: var(--space-6);
  margin: 0;
  padding: var(--space-5);
  list-style: none;
  font-size: var(--text-small);
  text-align: center;

  &[data-size='small'] {
    grid-template-columns: repeat(auto-fill, 7.5rem);
  }
  &[data-size='medium'] {
    grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  }
  &[data-size='large'] {
    grid-template-columns: 60rem;
  }
  &[data-grey] {
    filter: grayscale(1);
  }
  li {
    display: grid;
    gap: var(--space-4);
  }
`;

const Stage = styled.div`
  background: var(--color-surface-stage);
`;
