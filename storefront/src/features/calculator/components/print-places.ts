import { styled } from 'styled-components';

/** What belongs to a screen: controls, and ways to go on. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** What stands on paper in its place. */
export const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
