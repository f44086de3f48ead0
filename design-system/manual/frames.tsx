import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';

/** A story as it stands on the dark ground of an offer's page. */
export const onStage: Decorator = (Story) => (
  <Stage data-surface="stage">
    <Story />
  </Stage>
);

/** A story no wider than a column of a page has room for. */
export const upTo =
  (width: `${number}rem`): Decorator =>
  (Story) => (
    <Column style={{ '--_width': width }}>
      <Story />
    </Column>
  );

/** A story in a language that runs from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** A story in less room than the narrowest phone gives. */
export const inLittleRoom: Decorator = (Story) => (
  <Tiny>
    <Story />
  </Tiny>
);

/** A story at the lower end of what a window of this height shows. */
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
  color: var(--color-text-on-stage);
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
