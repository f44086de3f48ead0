import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import type { OfferPort } from '#/api/ports.ts';
import { isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import { load, read } from '#/shared/loading/requests.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { equipmentLoaded, selectEquipment } from './equipment.slice.ts';
import { equipmentShown } from '../offer.events.ts';
import { selectSelectedOffer } from '../offer.slice.ts';

type Shown = ReturnType<typeof equipmentShown>['payload'];

/** Reads the standard items of a car's versions, once per page. Browser only. */
export function* watchEquipment(ports: { offer: OfferPort }) {
  yield* takeEvery(equipmentShown, ({ payload }) => loadEquipment(ports, payload));
}

function* loadEquipment(ports: { offer: OfferPort }, { slug, versions }: Shown) {
  if ((yield* select(selectEquipment(slug)))?.status !== 'loading') return;
  yield* load('equipment', function* readVersions() {
    const equipped = yield* all(versions.map((offer) => call(readVersion, ports, offer)));
    yield* put(equipmentLoaded({ slug, versions: equipped }));
  });
}

function* readVersion(ports: { offer: OfferPort }, offer: Offer) {
  const selected = yield* select(selectSelectedOffer(offer.slug));
  const known = selected && isSameOffer(selected.offer, offer) ? dataOf(selected.vehicle) : undefined;
  const { standardItems } = known ?? (yield* read((signal) => ports.offer.readVehicle(offer, signal)));
  return { offer, standardItems };
}
