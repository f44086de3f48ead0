import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Heading, Stack } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { greetingName } from '#/domain/customer/person-name.ts';
import { accountCopy } from './menu.copy.ts';
import { useAccountLinks } from './use-account-links.ts';

export interface DrawerAccountProps {
  /** Full name of the user. */
  name: string;
  /** Called when a link leads to another page of the store. */
  onLeave: () => void;
}

/** The user's links in the menu below 64rem: the same as in the session menu. */
export function DrawerAccount({ name, onLeave }: DrawerAccountProps) {
  const { help, places, contact, leave } = useAccountLinks('menu');
  return (
    <Stack gap={4}>
      <Heading level={3} look="title">
        {accountCopy.greeting(greetingName(name))}
      </Heading>
      <Ways>
        {places.map(({ label, href }) => (
          <li key={href}>
            <Link look="standalone" icon="arrow-right" href={href} onPress={onLeave}>
              {label}
            </Link>
          </li>
        ))}
        {[help, contact].map(({ label, href, ...way }) => (
          <li key={href}>
            <Link look="standalone" href={href} isExternal {...('onPress' in way && { onPress: way.onPress })}>
              {label}
            </Link>
          </li>
        ))}
      </Ways>
      <Button variant="secondary" isBlock onPress={leave.onPress}>
        <Icon name={leave.icon} />
        {leave.label}
      </Button>
    </Stack>
  );
}

const Ways = styled.ul`
  display: grid;
  gap: var(--space-2);
`;
