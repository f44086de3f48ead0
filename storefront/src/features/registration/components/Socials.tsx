import { styled } from 'styled-components';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { FocusedGroup } from '#/shared/page/FocusedGroup.tsx';
import { socialsCopy, webmails } from '../registration.copy.ts';

export interface SocialsProps {
  /** Where the link was sent. */
  email: string;
}

/** An account waits for its e-mail: ways to where it is read, the visitor's own first. */
export function Socials({ email }: SocialsProps) {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const sorted = webmails.toSorted((one, other) => Number(other.domain.test(domain)) - Number(one.domain.test(domain)));
  return (
    <FocusedGroup label={socialsCopy.title}>
      <Text>
        {socialsCopy.sentTo} <Address>{email}</Address>. {socialsCopy.next}
      </Text>
      <Stack gap={2}>
        <Text look="small" tone="muted">
          {socialsCopy.links}
        </Text>
        <List>
          {sorted.map(({ name, href }) => (
            <li key={name}>
              <Link href={href} look="standalone" isExternal>
                {name}
              </Link>
            </li>
          ))}
        </List>
      </Stack>
    </FocusedGroup>
  );
}

const Address = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  border-top: 1px solid var(--color-text);

  & > li {
    padding-block: var(--space-1);
    border-bottom: 1px solid var(--color-border-subtle);
  }
`;
