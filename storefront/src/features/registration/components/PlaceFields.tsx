import { useMemo } from 'react';
import { ComboBox } from '@signdrive/design-system/combo-box';
import { Stack, VisuallyHidden } from '@signdrive/design-system/layout';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { Notice, WideField } from '@signdrive/design-system/patterns';
import { Select } from '@signdrive/design-system/select';
import { cepDigits } from '#/domain/contact/contact.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { cepMask, readCep } from '../masks.ts';
import type { PlacesState } from '../places.slice.ts';
import { fieldCopy, placeCopy } from '../registration.copy.ts';
import type { FieldName, RegistrationValues } from '../registration.slice.ts';

export interface PlaceFieldsProps {
  values: RegistrationValues;
  places: PlacesState;
  onChange: (name: FieldName, value: string) => void;
  onStatesWanted: () => void;
  onCitiesWanted: () => void;
}

const cityPlaceId = 'registration-city';
const statePlaceId = 'registration-state';

/** Place of a company: the postal code fills in state and city, which the visitor can change. */
export function PlaceFields({ values, places, onChange, onStatesWanted, onCitiesWanted }: PlaceFieldsProps) {
  const { states, cities, postalCode } = places;
  // The result of another postal code does not apply to the entered one.
  const isKnown = postalCode.status !== 'idle' && postalCode.cep === cepDigits(values.cep);
  const status = isKnown ? postalCode.status : 'idle';
  const isFound = status === 'found' && values.city !== '';
  const listed = cities.uf === values.state ? cities.list : undefined;
  const cityItems = useMemo(() => (dataOf(listed) ?? []).map(({ name }) => ({ value: name, label: name })), [listed]);
  const statesRetry = useRetry(states.status, onStatesWanted, statePlaceId);
  const citiesRetry = useRetry(listed?.status ?? 'idle', onCitiesWanted, cityPlaceId);
  return (
    <>
      <WideField>
        <Stack gap={3}>
          <MaskedField
            {...fieldCopy.cep}
            name="cep"
            value={values.cep}
            onChange={(value) => onChange('cep', value)}
            mask={cepMask}
            read={readCep}
            autoComplete="postal-code"
          />
          <VisuallyHidden isLive>
            {status === 'asking' ? placeCopy.asking : isFound && placeCopy.found(values.city, values.state)}
          </VisuallyHidden>
          {(status === 'unknown' || status === 'failed') && (
            <Notice tone="warning" announce="polite">
              {placeCopy[status]}
            </Notice>
          )}
        </Stack>
      </WideField>
      <div id={statePlaceId}>
        <Stack gap={3}>
          <Select
            {...fieldCopy.state}
            name="state"
            value={values.state}
            onChange={(value) => onChange('state', value)}
            items={(dataOf(states) ?? []).map(({ uf, name }) => ({ value: uf, label: name }))}
            autoComplete="address-level1"
          />
          <FailedNotice tone="danger" title={placeCopy.statesFailed} text={placeCopy.failedNext} retry={statesRetry} />
        </Stack>
      </div>
      <div id={cityPlaceId}>
        <Stack gap={3}>
          <ComboBox
            label={fieldCopy.city.label}
            name="city"
            value={values.city}
            onChange={(value) => onChange('city', value)}
            items={cityItems}
            isLoading={listed?.status === 'loading'}
            loadingText={placeCopy.citiesLoading}
            disabledReason={values.state === '' ? fieldCopy.city.disabled : undefined}
          />
          <FailedNotice tone="danger" title={placeCopy.citiesFailed} text={placeCopy.failedNext} retry={citiesRetry} />
        </Stack>
      </div>
    </>
  );
}
