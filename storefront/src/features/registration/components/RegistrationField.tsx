import type { MaskedFieldProps } from '@signdrive/design-system/masked-field';
import { formatCep } from '#/domain/contact/contact.ts';
import { documentKindInProgress, withoutDocumentLabel } from '#/domain/customer/documents.ts';
import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { fieldChanged, useRegistration, type FieldName } from '../registration.slice.ts';

interface ControlledProps {
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
}

type RegistrationFieldProps<Props> = Omit<Props, keyof ControlledProps> & {
  /** The field's component. */
  as: ComponentType<Props>;
  name: FieldName;
};

/** A field that selects its own value, so that input renders no other field. */
export function RegistrationField<Props extends ControlledProps>({
  as: Field,
  name,
  ...props
}: RegistrationFieldProps<Props>) {
  const dispatch = useDispatch();
  const value = useRegistration((state) => state.values[name]);
  const onChange = (changed: string) => void dispatch(fieldChanged({ name, value: changed }));
  return <Field {...(props as unknown as Props)} name={name} value={value} onChange={onChange} />;
}

const mask: MaskedFieldProps['mask'] = (characters) =>
  documentKindInProgress(characters) === 'cnpj' ? 'AA.AAA.AAA/AAAA-00' : '000.000.000-00';

/** Properties of a field for a CPF or a CNPJ, which may contain letters. */
export const documentEntry = { mask, read: withoutDocumentLabel, inputMode: 'text', autoComplete: 'off' } as const;

/** Properties of a field for a postal code. */
export const cepEntry = {
  mask: '00000-000',
  read: (text: string) => formatCep(text),
  autoComplete: 'postal-code',
} as const;

/** Properties of an e-mail field. */
export const emailEntry = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: 'false',
} as const;
