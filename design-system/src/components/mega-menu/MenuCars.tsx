import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';

export interface MenuCar {
  name: string;
  href: string;
  /** One line below the name: the price, or why there is none. */
  note: ReactNode;
  /** A CarImage without a label. */
  picture: ReactNode;
}

export interface MenuCarsProps<Car extends MenuCar = MenuCar> {
  cars: ReadonlyArray<Car>;
  /** `cards`: four in a row. `rows`: one column, two from 48rem on. @default 'cards' */
  look?: 'cards' | 'rows';
  /** Accessible name of the list. */
  label: string;
  /** Called before navigation. */
  onPress?: (car: Car, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The cars of a menu, each a link with its picture. */
export function MenuCars<Car extends MenuCar>({ cars, look = 'cards', label, onPress }: MenuCarsProps<Car>) {
  return (
    <List data-look={look} aria-label={label}>
      {cars.map((car) => (
        <li key={car.href}>
          <CarLink href={car.href} data-look={look} onClick={(event) => onPress?.(car, event)}>
            <Stage>{car.picture}</Stage>
            <Words>
              <Name>{car.name}</Name> <Note>{car.note}</Note>
            </Words>
            {look === 'rows' && <Icon name="chevron-right" />}
          </CarLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  &[data-look='cards'] {
    /* Four columns; fewer where names and prices don't fit. */
    grid-template-columns: repeat(auto-fill, minmax(max(8rem, (100% - 3 * var(--space-5)) / 4), 1fr));
    gap: var(--space-5);
    margin: calc(var(--space-2) * -1);
  }
  &[data-look='rows'] {
    column-gap: var(--space-6);
    @media (min-width: 48rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const CarLink = styled(Anchor)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: inherit;
  text-decoration: none;
  &[data-look='cards'] {
    padding: var(--space-2) var(--space-2) var(--space-3);
    border-radius: var(--radius-control);
    &:hover {
      background: var(--color-surface-canvas);
    }
  }
  &[data-look='rows'] {
    grid-template-columns: 6.75rem minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: center;
    min-height: 5.5rem;
    border-bottom: 1px solid var(--color-border-subtle);
  }
`;

const Stage = styled.span`
  [data-look='cards'] > & {
    margin-bottom: var(--space-3);
    padding: var(--space-2) var(--space-2) 0;
    border-bottom: 1px solid var(--color-border-ground);
  }
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
`;

const Name = styled.span`
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
`;

const Note = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);
`;
