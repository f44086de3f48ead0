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
import type { SampleCar } from './sample-car.ts';

export type { SampleCar, SampleVersion } from './sample-car.ts';

/** The twelve cars in the display order of spec §9. */
export const cars: readonly SampleCar[] = [
  tCross,
  nivus,
  tera,
  polo,
  virtus,
  taos,
  saveiro,
  amarok,
  jetta,
  id4,
  idBuzz,
  tiguanAllspace,
];
