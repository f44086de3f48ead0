import { styled } from 'styled-components';

/** What stands under an order's car: how it goes on, and beside it, where there is room, its facts. */
export const CardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-7);
    padding: var(--space-6);
  }
`;
