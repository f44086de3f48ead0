import { styled } from 'styled-components';
import { useMessages } from '../messages/messages.ts';
import { words } from './words.ts';

/** The note beside the label of an optional field. */
export const OptionalNote = () => <Root>{useMessages('field', words).optional}</Root>;

const Root = styled.small`
  flex: none;
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  font-weight: 400;
`;
