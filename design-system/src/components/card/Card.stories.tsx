import { expect, fn, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Cluster, Grid, Heading, Stack, Text } from '../../layout/index.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { TextField } from '../text-field/index.ts';
import { Card, CardControls, CardLink } from './Card.tsx';

const meta = preview.meta({ title: 'Components/Content/Card', component: Card });

const text = (
  <Stack gap={2}>
    <Heading level={3} look="subtitle">
      Premissas que você pode mudar
    </Heading>
    <Text tone="muted">Os valores abaixo entram na conta. Troque e a comparação refaz na hora.</Text>
  </Stack>
);

export const Raised = meta.story({ args: { children: text } });
export const Panel = meta.story({ args: { children: text, look: 'panel' } });
export const PanelRoomy = meta.story({ args: { children: text, look: 'panel', padding: 'roomy' } });
export const Accent = meta.story({ args: { children: text, look: 'panel', tone: 'accent' } });
export const Selected = meta.story({ args: { children: text, look: 'panel', tone: 'selected' } });
export const Outline = meta.story({ args: { children: text, look: 'panel', tone: 'outline' } });

/** A light card on the dark stage: what is inside has the colours of the ground. */
export const OnStage = meta.story({
  render: () => (
    <Stage data-surface="stage">
      <Card>
        <Stack gap={4}>
          {text}
          <TextField label="Prazo" errorMessage="Digite de 12 a 48 meses." />
          <Cluster>
            <Button variant="secondary">Refazer a conta</Button>
            <Link href="#premissas">Ver premissas</Link>
          </Cluster>
        </Stack>
      </Card>
    </Stage>
  ),
});

const onCompare = fn();

export const WithLink = meta.story({
  render: () => (
    <Narrow>
      <Grid columns={{ narrow: 1 }}>
        {['Nivus', 'Taos de nome comprido que ocupa mais de uma linha no cartão'].map((name) => (
          <Card element="article" key={name}>
            <Stack gap={3}>
              <Heading level={3} look="title">
                <CardLink href={`#${name.slice(0, 4)}`}>{name}</CardLink>
              </Heading>
              <Text tone="muted">24 meses, 1.000 km por mês</Text>
              <CardControls>
                <Button variant="secondary" size="small" onPress={onCompare}>
                  Comparar
                </Button>
              </CardControls>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('article');
    const link = within(canvasElement).getByRole('link', { name: 'Nivus' });
    const box = card?.getBoundingClientRect();
    // A press in the far corner of the card reaches the link, and the button above it gets its own presses.
    await expect(box && document.elementFromPoint(box.right - 6, box.bottom - 6)).toBe(link);
    const [compare] = within(canvasElement).getAllByRole('button', { name: 'Comparar' });
    if (compare) await userEvent.click(compare);
    await expect(onCompare).toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
  },
});

const Narrow = styled.div`
  max-width: 20rem;
`;

const Stage = styled.div`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5);
  background: var(--color-surface-stage);
`;
