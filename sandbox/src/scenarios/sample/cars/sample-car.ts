import type { ColorCode } from '../../../services/vehicle/colors.ts';

/** One car of the sample catalogue. Prices are invented whole reais; specifications are examples. */
export interface SampleCar {
  name: string;
  slug: string;
  bodyType: string;
  isElectric?: boolean;
  /** @default true */
  isMale?: boolean;
  isUnavailable?: boolean;
  deadlineInfo: string;
  tags: string[];
  description: string;
  colors: ColorCode[];
  showcaseColor: ColorCode;
  package?: 'comfort' | 'cargo' | 'charging';
  specifications: { label: string; value: string }[];
  standardItems: string[];
  versions: SampleVersion[];
}

export interface SampleVersion {
  modelCode: string;
  model: string;
  /** @default 2026 */
  year?: number;
  hasShield?: boolean;
  /** Public price, reais. */
  price: number;
  /** Instalment of 24 months with 1.000 km, solid colour, no package, reais. */
  base: number;
  rank: number;
  colors?: ColorCode[];
  showcaseColor?: ColorCode;
  deadlineInfo?: string;
  specifications?: { label: string; value: string }[];
  items?: string[];
}
