/** The services of spec §7, by the first segment of their URL. */
export const serviceNames = ['vehicle', 'content', 'fleet', 'coupon', 'geography', 'payment', 'marketing'] as const;
export type ServiceName = (typeof serviceNames)[number];
