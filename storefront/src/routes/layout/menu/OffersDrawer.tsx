import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Drawer } from '@signdrive/design-system/drawer';
import { Icon } from '@signdrive/design-system/icon';
import { Heading, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { MenuCars } from '@signdrive/design-system/mega-menu';
import { ToggleButtons } from '@signdrive/design-system/toggle-buttons';
import { greetingName } from '#/domain/customer/person-name.ts';
import { selectHasSessionHint, selectUser } from '#/features/session/index.ts';
import { accountHref } from '../layout.copy.ts';
import { useHeaderLinks, useLoginLink } from '../use-header.ts';
import { accountCopy, menuCopy } from './menu.copy.ts';
import { useAccountLinks } from './use-account-links.ts';
import type { MenuProps } from './use-menu.tsx';
import { useOffersMenu } from './use-offers-menu.tsx';

/** The menu below 64rem: account and the header's links, then the cars as rows. */
export function OffersDrawer({ onClose }: MenuProps) {
  const { cars, filter, choose } = useOffersMenu({ onClose });
  const hasSessionHint = useSelector(selectHasSessionHint);
  const user = useSelector(selectUser);
  const { others } = useHeaderLinks();
  const pressLogin = useLoginLink(hasSessionHint);
  const leave = () => onClose({ returnsFocus: false });
  return (
    <I18nProvider locale="pt-BR">
      <Drawer title={menuCopy.title} onOpenChange={() => onClose()}>
        {user ? (
          <DrawerAccount name={user.fullName} onLeave={leave} />
        ) : (
          <ButtonLink
            isBlock
            href={accountHref}
            onPress={(event) => {
              // The log-in returns focus to the menu's button, because this link is gone.
              onClose({ returnsFocus: !hasSessionHint });
              pressLogin(event);
            }}
          >
            <Icon name="user" />
            <span>{hasSessionHint ? menuCopy.account : menuCopy.login}</span>
          </ButtonLink>
        )}
        <Links>
          {others.map(({ label, href, isExternal = false }) => (
            <li key={href}>
              <Link
                look="standalone"
                icon={isExternal ? 'external' : 'arrow-right'}
                href={href}
                isExternal={isExternal}
                onPress={leave}
              >
                {label}
              </Link>
            </li>
          ))}
        </Links>
        <Heading level={3} look="title">
          {menuCopy.offers}
        </Heading>
        {filter.items.length > 0 && (
          <Filter>
            <ToggleButtons {...filter} isFullBleed />
          </Filter>
        )}
        <VisuallyHidden isLive>{filter.selectedId && menuCopy.shown(cars.length)}</VisuallyHidden>
        {cars.length > 0 ? (
          <MenuCars look="rows" label={menuCopy.cars} cars={cars} onPress={choose} />
        ) : (
          <Text tone="muted">{menuCopy.none}</Text>
        )}
      </Drawer>
    </I18nProvider>
  );
}

const Filter = styled.div`
  padding-block: var(--space-3);
`;

const Links = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-5) var(--space-4);
`;

interface DrawerAccountProps {
  /** Full name of the user. */
  name: string;
  /** Called when a link leads to another page of the store. */
  onLeave: () => void;
}

/** The user's links in the menu below 64rem: the same as in the session menu. */
function DrawerAccount({ name, onLeave }: DrawerAccountProps) {
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
