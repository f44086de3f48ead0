import { answered, type ServiceAnswer, type ServiceRequest } from './answer.ts';
import type { Service } from './service.ts';

/** The partner of the walks. */
export const partner = { slug: 'parceira', identifier: 'parceira-01', referenceCode: 'REF-1' } as const;

/** The store that an order names; undefined for the house. */
export const storeOfOrder = ({ identifier }: { identifier: string | undefined }): string | undefined =>
  identifier === partner.identifier ? partner.slug : identifier;

const { slug: partnerSlug, ...reference } = partner;
const found = answered([
  { ...reference, partnerName: 'Loja Parceira', partnerImage: '', partnerWhatsApp: '5511900000000' },
]);
const none = answered([]);

export const storeCalls = {
  readPartner: (_, { query }) => (query.get('slug') === partnerSlug ? found : none),
} satisfies Record<string, (service: Service, request: ServiceRequest) => ServiceAnswer>;
