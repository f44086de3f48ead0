import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ComboBox } from '@signdrive/design-system/combo-box';
import { Stack, VisuallyHidden } from '@signdrive/design-system/layout';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { Notice, WideField } from '@signdrive/design-system/patterns';
import { Select } from '@signdrive/design-system/select';
import { cepDigits } from '#/domain/contact/contact.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { cepEntry, RegistrationField } from './RegistrationField.tsx';
import { citiesWanted, postalCodeWanted, selectPlaces, statesWanted, type PostalCode } from '../places.slice.ts';
import { fieldCopy, placeCopy } from '../registration.copy.ts';
import { useRegistration } from '../registration.slice.ts';

const cityPlaceId = 'registration-city';
const statePlaceId = 'registration-state';
const cepPlaceId = 'registration-cep';

const retryStatus = {
  idle: 'idle',
  asking: 'loading',
  found: 'success',
  unknown: 'success',
  failed: 'error',
} as const satisfies Record<PostalCode['status'], string>;

/** Place of a company: the postal code fills in state and city, which the visitor can change. */
export function PlaceFields() {
  const dispatch = useDispatch();
  const { states, cities, postalCode } = useSelector(selectPlaces);
  const cep = useRegistration(({ values }) => values.cep);
  const state = useRegistration(({ values }) => values.state);
  const city = useRegistration(({ values }) => values.city);
  // The result of another postal code does not apply to the entered one.
  const isKnown = postalCode.status !== 'idle' && postalCode.cep === cepDigits(cep);
  const status = isKnown ? postalCode.status : 'idle';
  const isFound = status === 'found' && city !== '';
  const listed = cities.uf === state ? cities.list : undefined;
  const cityItems = useMemo(() => (dataOf(listed) ?? []).map(({ name }) => ({ value: name, label: name })), [listed]);
  const statesRetry = useRetry(states.status, () => void dispatch(statesWanted()), statePlaceId);
  const citiesRetry = useRetry(listed?.status ?? 'idle', () => void dispatch(citiesWanted()), cityPlaceId);
  const cepRetry = useRetry(retryStatus[status], () => void dispatch(postalCodeWanted()), cepPlaceId);
  return (
    <>
      <WideField>
        <div id={cepPlaceId}>
          <Stack gap={3}>
            <RegistrationField as={MaskedField} name="cep" {...fieldCopy.cep} {...cepEntry} />
            <VisuallyHidden isLive>
              {status === 'asking' ? placeCopy.asking : isFound && placeCopy.found(city, state)}
            </VisuallyHidden>
            {status === 'unknown' && (
              <Notice tone="warning" announce="polite">
                {placeCopy.unknown}
              </Notice>
            )}
            <FailedNotice title={placeCopy.failed} text={placeCopy.failedCep} retry={cepRetry} />
          </Stack>
        </div>
      </WideField>
      <div id={statePlaceId}>
        <Stack gap={3}>
          <RegistrationField
            as={Select}
            name="state"
            {...fieldCopy.state}
            items={(dataOf(states) ?? []).map(({ uf, name }) => ({ value: uf, label: name }))}
            autoComplete="address-level1"
          />
          <FailedNotice tone="danger" title={placeCopy.statesFailed} text={placeCopy.failedNext} retry={statesRetry} />
        </Stack>
      </div>
      <div id={cityPlaceId}>
        <Stack gap={3}>
          <RegistrationField
            key={state}
            as={ComboBox}
            name="city"
            label={fieldCopy.city.label}
            items={cityItems}
            isLoading={listed?.status === 'loading'}
            loadingText={placeCopy.citiesLoading}
            disabledReason={state === '' ? fieldCopy.city.disabled : undefined}
          />
          <FailedNotice tone="danger" title={placeCopy.citiesFailed} text={placeCopy.failedNext} retry={citiesRetry} />
        </Stack>
      </div>
    </>
  );
}
