import { styled } from 'styled-components';
import { Stack, liveRegion } from '@signdrive/design-system/layout';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { Select } from '@signdrive/design-system/select';
import { TextField } from '@signdrive/design-system/text-field';
import type { AddressField, AddressValues } from '#/domain/customer/customer-values.ts';
import type { State } from '#/domain/place/geography.ts';
import { FailedNotice, useRetry } from '../failures/FailedContent.tsx';
import { addressFieldCopy as words } from './address.copy.ts';
import type { CepSearch } from './find-postal-code.ts';

export interface AddressFieldsProps {
  /** Heading of the group. */
  title: string;
  values: AddressValues;
  onChange: (field: AddressField, value: string) => void;
  cepSearch: CepSearch;
  /** Looks up the postal code in the field again. */
  onCepSearch: () => void;
  /** List of states from the service. */
  states: readonly State[];
}

const cepWords = {
  idle: '',
  searching: words.searching,
  found: words.found,
  notFound: words.notFound,
  failed: '',
} as const satisfies Record<CepSearch, string>;

const retryStatus = {
  idle: 'idle',
  searching: 'loading',
  found: 'success',
  notFound: 'success',
  failed: 'error',
} as const satisfies Record<CepSearch, string>;

const cepPlaceId = 'endereco-cep';

/** Fields of an address: the postal code first, which fills in empty fields. */
export function AddressFields({ title, values, onChange, cepSearch, onCepSearch, states }: AddressFieldsProps) {
  const bound = (field: AddressField) => ({
    name: field,
    value: values[field] ?? '',
    onChange: (value: string) => onChange(field, value),
  });
  const retry = useRetry(retryStatus[cepSearch], onCepSearch, cepPlaceId);
  return (
    <FormSection title={title}>
      <WideField>
        <div id={cepPlaceId}>
          <Stack gap={2}>
            <MaskedField
              {...bound('cep')}
              label={words.cep}
              description={words.cepHint}
              mask="00000-000"
              autoComplete="postal-code"
            />
            <CepStatus {...liveRegion}>{!retry.isShown && cepWords[cepSearch]}</CepStatus>
            <FailedNotice retry={retry} title={words.failed} text={words.failedNext} />
          </Stack>
        </div>
      </WideField>
      <WideField>
        <TextField {...bound('street')} label={words.street} autoComplete="address-line1" />
      </WideField>
      <TextField {...bound('number')} label={words.number} description={words.numberHint} />
      <TextField
        {...bound('complement')}
        label={words.complement}
        description={words.complementHint}
        isOptional
        autoComplete="address-line2"
      />
      <WideField>
        <TextField {...bound('district')} label={words.district} />
      </WideField>
      <TextField {...bound('city')} label={words.city} autoComplete="address-level2" />
      <Select
        {...bound('state')}
        label={words.state}
        placeholder={words.choose}
        autoComplete="address-level1"
        items={states.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </FormSection>
  );
}

/* Its line is reserved, so that the fields below don't move; a phone needs two. */
const CepStatus = styled.div`
  min-height: var(--leading-small);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);

  @media (max-width: 29.99rem) {
    min-height: calc(2 * var(--leading-small));
  }
`;
