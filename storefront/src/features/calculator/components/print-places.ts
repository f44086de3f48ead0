import { styled } from 'styled-components';

/** Hidden in print: controls and links. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** Displayed in print instead. */
export const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
