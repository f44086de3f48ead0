import { useState } from 'react';
import { Form } from '@signdrive/design-system/form';
import { Text } from '@signdrive/design-system/layout';
import { TextField } from '@signdrive/design-system/text-field';
import { bareEmail } from '#/domain/contact/contact.ts';
import { useFieldLeft } from '#/shared/forms/field-left.ts';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { recoveryCopy } from '../recovery.copy.ts';
import { faultsIn } from '#/shared/failures/form-faults.ts';
import { resetEmailSchema } from '../recovery.schema.ts';

export interface EmailFormProps {
  /** Id of the form, for its button in the dialog. */
  id: string;
  email: string;
  onChange: (email: string) => void;
  onSubmit: (email: string) => void;
  isSending: boolean;
}

/** The e-mail of the user who forgot the password. */
export function EmailForm({ id, email, onChange, onSubmit, isSending }: EmailFormProps) {
  const [wasRefused, setWasRefused] = useState(false);
  const field = useFocusWhen<HTMLInputElement>();
  return (
    <div {...useFieldLeft('recovery')}>
      <Form
        id={id}
        isSending={isSending}
        errors={wasRefused ? faultsIn(resetEmailSchema, { email }) : {}}
        onSubmit={() => {
          const isWrong = Object.keys(faultsIn(resetEmailSchema, { email })).length > 0;
          setWasRefused(isWrong);
          if (!isWrong) onSubmit(bareEmail(email));
        }}
      >
        <Text tone="muted">{recoveryCopy.email.lead}</Text>
        <TextField
          ref={field}
          label={recoveryCopy.email.label}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="send"
          value={email}
          onChange={onChange}
        />
      </Form>
    </div>
  );
}
