import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MenuContent, type MenuPlace } from '@signdrive/design-system/menu';
import { accountCopy } from './menu.copy.ts';
import { useAccountLinks } from './use-account-links.ts';

/** Content of the session menu: help, the account's pages, contact, and log-out. */
export function SessionMenuContent(place: MenuPlace) {
  const { help, places, contact, leave } = useAccountLinks('menu');
  return (
    <I18nProvider locale="pt-BR">
      <MenuContent
        {...place}
        align="end"
        label={accountCopy.menu}
        groups={[
          { key: 'ways', items: [help, ...places, contact].map((way) => ({ id: way.href, ...way })) },
          { key: 'leave', items: [{ id: 'leave', ...leave }] },
        ]}
      />
    </I18nProvider>
  );
}
