import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { SessionMenuButton } from '@signdrive/design-system/header';
import { useMenu, type MenuPlace } from '@signdrive/design-system/menu';
import { greetingName } from '#/domain/customer/person-name.ts';
import { selectUser } from '#/features/session/index.ts';
import { accountHref } from '../layout.copy.ts';
import { accountCopy } from './menu.copy.ts';

const loadContent = async () => (await import('./SessionMenuContent.tsx')).SessionMenuContent;

/** The user's greeting with a menu, whose chunk is loaded on hover or focus. */
export function SessionMenu() {
  const router = useRouter();
  const user = useSelector(selectUser);
  const { trigger, place } = useMenu();
  const [Content, setContent] = useState<ComponentType<MenuPlace>>();
  const isOpen = place.start !== undefined;
  useEffect(() => {
    if (!isOpen || Content) return;
    // If it fails to load, the account's page has the same links.
    loadContent().then(
      (Loaded) => setContent(() => Loaded),
      () => void router.navigate({ to: accountHref }),
    );
  }, [isOpen, Content, router]);
  return (
    <>
      <SessionMenuButton
        {...trigger}
        greeting={accountCopy.greeting(greetingName(user?.fullName ?? ''))}
        onIntent={() => void loadContent().catch(() => undefined)}
      />
      {Content && <Content {...place} />}
    </>
  );
}
