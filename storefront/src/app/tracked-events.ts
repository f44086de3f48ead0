import { put, takeEvery } from 'typed-redux-saga';
import { offerOpened } from '#/features/catalog/index.ts';
import { couponEntered } from '#/features/coupon/index.ts';
import { contactPressed, locationAsked, selectionChanged, sharePressed } from '#/features/offer/index.ts';
import { interactionTracked } from '#/features/tracking/index.ts';

/** Which events of the features are measured, and under which name of the specification (§7, browser analytics). */
export function* translateTrackedEvents() {
  yield* takeEvery(offerOpened, function* carFollowed({ payload }) {
    yield* put(interactionTracked({ event: 'cta_carro', ...payload }));
  });
  yield* takeEvery(contactPressed, function* contactFollowed({ payload }) {
    yield* put(interactionTracked({ event: 'Whatsapp_Click', ...payload }));
  });
  yield* takeEvery(sharePressed, function* shared({ payload }) {
    yield* put(interactionTracked({ event: 'user_interaction', action: 'compartilhar', label: payload.slug }));
  });
  yield* takeEvery(locationAsked, function* located() {
    yield* put(interactionTracked({ event: 'user_interaction', action: 'localizacao' }));
  });
  yield* takeEvery(couponEntered, function* couponTried() {
    yield* put(interactionTracked({ event: 'user_interaction', action: 'cupom' }));
  });
  yield* takeEvery(selectionChanged, function* planChanged({ payload }) {
    yield* put(interactionTracked({ event: 'user_interaction', action: 'plano', label: payload.slug }));
  });
}
