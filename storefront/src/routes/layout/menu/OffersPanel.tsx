import { Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { MegaMenu, MenuCars } from '@signdrive/design-system/mega-menu';
import { ToggleButtons } from '@signdrive/design-system/toggle-buttons';
import { menuCopy } from './menu.copy.ts';
import { offersPanelId, type MenuProps } from './use-menu.tsx';
import { useOffersMenu } from './use-offers-menu.tsx';

/** The offers menu from 64rem on: categories at the left, car cards beside them. */
export function OffersPanel({ onClose }: MenuProps) {
  const { cars, filter, choose } = useOffersMenu({ onClose });
  return (
    <MegaMenu
      id={offersPanelId}
      label={menuCopy.offers}
      onClose={onClose}
      filter={filter.items.length > 0 && <ToggleButtons {...filter} look="list" />}
      foot={
        <>
          {menuCopy.remark}
          <Link look="standalone" href="/#ofertas" icon="arrow-right" onPress={() => onClose({ returnsFocus: false })}>
            {menuCopy.all}
          </Link>
        </>
      }
    >
      <div>
        <VisuallyHidden isLive>{filter.selectedId && menuCopy.shown(cars.length)}</VisuallyHidden>
        {cars.length > 0 ? (
          <MenuCars label={menuCopy.cars} cars={cars} onPress={choose} />
        ) : (
          <Text tone="muted">{menuCopy.none}</Text>
        )}
      </div>
    </MegaMenu>
  );
}
