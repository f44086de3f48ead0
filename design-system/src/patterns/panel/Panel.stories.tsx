import { Heading, Stack, Text } from '../../layout/index.ts';
import preview from '../../../../.storybook/preview';
import { Panel } from './Panel.tsx';

const content = (
  <Stack>
    <Heading level={2} look="subtitle">
      Premissas que você pode mudar
    </Heading>
    <Text tone="muted">Seguro e documentação: 4% do valor ao ano cada.</Text>
  </Stack>
);

const meta = preview.meta({ title: 'Patterns/Page parts/Panel', component: Panel, args: { children: content } });

export const Raised = meta.story({});
export const Accent = meta.story({ args: { look: 'accent' } });
export const Outline = meta.story({ args: { look: 'outline' } });
export const Roomy = meta.story({ args: { isRoomy: true } });
