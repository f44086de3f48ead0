import { Stack, Text, liveRegion } from '@signdrive/design-system/layout';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { Select } from '@signdrive/design-system/select';
import { TextField } from '@signdrive/design-system/text-field';
import type { AddressField, AddressValues } from '#/domain/customer/customer-values.ts';
import type { State } from '#/domain/place/geography.ts';
import { addressFieldCopy as words } from './address.copy.ts';
import type { CepSearch } from './find-postal-code.ts';

export interface AddressFieldsProps {
  /** Heading of the group. */
  title: string;
  values: AddressValues;
  onChange: (field: AddressField, value: string) => void;
  cepSearch: CepSearch;
  /** List of states from the service. */
  states: readonly State[];
}

const cepWords = {
  idle: '',
  searching: words.searching,
  found: words.found,
  notFound: words.notFound,
  failed: words.failed,
} as const satisfies Record<CepSearch, string>;

/** Fields of an address: the postal code first, which fills in empty fields. */
export function AddressFields({ title, values, onChange, cepSearch, states }: AddressFieldsProps) {
  const bound = (field: AddressField) => ({
    name: field,
    value: values[field] ?? '',
    onChange: (value: string) => onChange(field, value),
  });
  return (
    <FormSection title={title}>
      <WideField>
        <Stack gap={2}>
          <MaskedField {...bound('cep')} label={words.cep} mask="00000-000" autoComplete="postal-code" />
          <Text look="small" tone="muted" element="div">
            <span {...liveRegion}>{cepWords[cepSearch]}</span>
          </Text>
        </Stack>
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
