import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MenuCar } from '@signdrive/design-system/mega-menu';
import type { ToggleButtonsProps } from '@signdrive/design-system/toggle-buttons';
import { categoriesOf, offersIn, menuPriceInCents } from '#/domain/offer/categories.ts';
import { bodyTypes, type BodyType, type Offer } from '#/domain/offer/offer.ts';
import { offerOpened, selectCars } from '#/features/catalog/index.ts';
import { carChosenInMenu } from '#/features/partner-store/index.ts';
import { CarPhoto } from '#/shared/page/CarPhoto.tsx';
import { allCategoriesCopy, bodyTypeCopy } from '#/shared/text/car-labels.ts';
import { menuCopy } from './menu.copy.ts';
import type { MenuProps } from './use-menu.tsx';

interface CarInMenu extends MenuCar {
  slug: string;
}

function toMenuCar(car: Offer): CarInMenu {
  const priceInCents = menuPriceInCents(car);
  return {
    slug: car.slug,
    name: car.name,
    href: `/ofertasvw/${car.slug}`,
    note: priceInCents === undefined ? menuCopy.unavailable : menuCopy.price(priceInCents),
    picture: <CarPhoto slug={car.slug} colorHex={car.colorHex} />,
  };
}

/** Cars and categories of the offers menu, for every kind of menu. While it is open the body is marked (spec §2.3). */
export function useOffersMenu({ onClose }: MenuProps) {
  const dispatch = useDispatch();
  const offers = useSelector(selectCars);
  const [selected, setSelected] = useState<BodyType>();

  useEffect(() => {
    document.body.dataset['menuOpen'] = '';
    return () => void delete document.body.dataset['menuOpen'];
  }, []);

  const router = useRouter();
  const close = useEffectEvent(() => onClose({ returnsFocus: false }));
  // Back and forward change the page under the menu, too.
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && close()), [router]);
  useEffect(() => {
    // A narrow and a wide window have different menus.
    const narrow = window.matchMedia('(max-width: 63.99rem)');
    narrow.addEventListener('change', close);
    return () => narrow.removeEventListener('change', close);
  }, []);

  const filter: ToggleButtonsProps = {
    label: menuCopy.filter,
    all: { label: allCategoriesCopy, count: offers.length },
    items: categoriesOf(offers).map(({ bodyType, count }) => ({ id: bodyType, label: bodyTypeCopy[bodyType], count })),
    selectedId: selected,
    onSelect: (id) => setSelected(bodyTypes.find((bodyType) => bodyType === id)),
  };

  return {
    cars: offersIn(offers, selected).map(toMenuCar),
    filter,
    choose: ({ name, slug }: CarInMenu, event: MouseEvent) => {
      dispatch(carChosenInMenu({ slug }));
      dispatch(offerOpened({ car: name, place: 'menu' }));
      // A link opened in another tab keeps the menu open for the next car.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onClose({ returnsFocus: false });
    },
  };
}
