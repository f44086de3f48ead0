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
