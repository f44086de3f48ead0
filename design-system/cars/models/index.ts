import type { CarSpec } from '../car-spec.ts';
import { amarok } from './amarok.ts';
import { id4 } from './id-4.ts';
import { idBuzz } from './id-buzz.ts';
import { jetta } from './jetta.ts';
import { nivus } from './nivus.ts';
import { polo } from './polo.ts';
import { saveiro } from './saveiro.ts';
import { tCross } from './t-cross.ts';
import { taos } from './taos.ts';
import { tera } from './tera.ts';
import { tiguanAllspace } from './tiguan-allspace.ts';
import { virtus } from './virtus.ts';

/** Every car with artwork by its slug, in the order of the offers. */
export const cars = {
  't-cross': tCross,
  nivus,
  tera,
  polo,
  virtus,
  taos,
  saveiro,
  amarok,
  jetta,
  'id-4': id4,
  'id-buzz': idBuzz,
  'tiguan-allspace': tiguanAllspace,
} as const satisfies Record<string, CarSpec>;
