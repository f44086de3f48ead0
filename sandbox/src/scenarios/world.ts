import type { Document } from '../services/content/state.ts';
import type { Customer } from '../../contract/customers.ts';
import type { SampleAccount } from './sample/accounts.ts';
import type { Contract } from '../services/payment/state.ts';
import type { SampleOrder } from './sample/orders.ts';
import type { SampleUpload } from './sample/uploads.ts';
import type { Coupon } from '../services/coupon/state.ts';
import type { VehicleSettings } from '../services/vehicle/rules.ts';
import type { Version } from '../services/vehicle/state.ts';

/** The data of a sandbox. */
export interface World {
  versions: Version[];
  documents: Document[];
  coupons: Coupon[];
  accounts: SampleAccount[];
  contracts: Contract[];
  customers: Customer[];
  uploads: SampleUpload[];
  orders: SampleOrder[];
  /** Settings that differ from the services' defaults. */
  vehicleSettings?: Partial<VehicleSettings>;
}

/** A named world: the sample data with a change. */
export interface Scenario {
  name: string;
  /** Displayed description, in Portuguese. */
  title: string;
  description: string;
  change(world: World): World;
}
