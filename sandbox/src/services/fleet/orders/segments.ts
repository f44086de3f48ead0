import type { SegmentsResponse } from '../../../../contract/orders.ts';

/** The store matches the fleet ids 9, 11 and 24 (spec §9). */
export const segments: SegmentsResponse = [
  { iD_Ibratan: 1, iD_Fleet: 9, prefix: 'SDI' },
  { iD_Ibratan: 2, iD_Fleet: 11, prefix: 'SDE' },
  { iD_Ibratan: 3, iD_Fleet: 24, prefix: 'SDP' },
  { iD_Ibratan: 4, iD_Fleet: 30, prefix: 'SDX' },
];
