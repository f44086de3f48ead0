import { useDispatch } from 'react-redux';
import { logoutPressed } from '#/features/session/index.ts';
import { useConfig } from '#/shared/page/config.ts';
import { contactPressed, useContactNumber } from '#/shared/page/open-store.ts';
import { accountCopy } from './menu.copy.ts';

/**
 * The links of a logged-in user (spec §2.3, §2.5), for every kind of menu.
 * @param place origin of the contact for analytics
 */
export function useAccountLinks(place: string) {
  const dispatch = useDispatch();
  const { helpCentreUrl } = useConfig();
  const contactNumber = useContactNumber();
  return {
    help: { label: accountCopy.help, href: helpCentreUrl, icon: 'document', isExternal: true },
    places: [
      { label: accountCopy.orderStatus, href: '/conta/status-pedido', icon: 'clock' },
      { label: accountCopy.plan, href: '/conta/plano', icon: 'car' },
      { label: accountCopy.account, href: '/conta/minha-conta', icon: 'user' },
    ],
    contact: {
      label: accountCopy.contact,
      href: `https://wa.me/${contactNumber}`,
      icon: 'chat',
      isExternal: true,
      onPress: () => {
        dispatch(contactPressed({ place }));
      },
    },
    leave: {
      label: accountCopy.leave,
      icon: 'log-out',
      onPress: () => {
        dispatch(logoutPressed());
      },
    },
  } as const;
}
