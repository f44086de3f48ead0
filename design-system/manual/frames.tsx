import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';

/** Renders a story on the dark background of an offer page. */
export const onStage: Decorator = (Story) => (
  <Stage data-surface="stage">
    <Story />
  </Stage>
);

/** Limits a story to the width of a column. */
export const upTo =
  (width: `${number}rem`): Decorator =>
  (Story) => (
    <Column style={{ '--_width': width }}>
      <Story />
    </Column>
  );

/** Renders a story in a right-to-left language. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Renders a story narrower than the narrowest phone. */
export const inLittleRoom: Decorator = (Story) => (
  <Tiny>
    <Story />
  </Tiny>
);

/** Renders a story at the bottom of a window of this height. */
export const atTheEndOf =
  (height: `${number}rem`): Decorator =>
  (Story) => (
    <Screenful style={{ '--_height': height }}>
      <Story />
    </Screenful>
  );

const Stage = styled.div`
  padding: var(--space-6);
  background: var(--color-surface-stage);
`;

const Column = styled.div`
  max-width: var(--_width);
`;

const Tiny = styled.div`
  width: 15rem;
`;

const Screenful = styled.div`
  display: grid;
  align-content: end;
  height: var(--_height);
`;
