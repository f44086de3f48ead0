import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon } from '../icon/index.ts';
import { words as own } from './words.ts';

export interface PasswordRule {
  /** The rule ("um número"). */
  label: string;
  /** Whether the password meets it. */
  isMet: boolean;
}

interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
}

/** Rules of a password with their state, by icon and in text; colour only repeats it. */
export function PasswordRules({ id, rules }: PasswordRulesProps) {
  const words = useMessages('passwordField', own);
  return (
    <List id={id}>
      {rules.map(({ label, isMet }) => (
        <Rule key={label} data-met={isMet || undefined}>
          <Icon name={isMet ? 'check' : 'minus'} size="small" />
          <span>
            {label}
            <VisuallyHidden>{`: ${isMet ? words.met : words.missing}. `}</VisuallyHidden>
          </span>
        </Rule>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  /* Two columns of at least 13rem, or one. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(13rem, (100% - var(--space-4)) / 2)), 1fr));
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-1);
`;

const Rule = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: var(--space-2);
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);

  &[data-met] {
    color: var(--surface-success);
    font-weight: 560;
  }
`;
