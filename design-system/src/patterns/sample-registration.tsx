import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../components/checkbox/index.ts';
import { ChoiceCards } from '../components/choice-cards/index.ts';
import { DateField } from '../components/date-field/index.ts';
import { Form, SubmitButton, type FormProps, type FormValues } from '../components/form/index.ts';
import { Link } from '../components/link/index.ts';
import { MaskedField } from '../components/masked-field/index.ts';
import { PasswordField } from '../components/password-field/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { Select } from '../components/select/index.ts';
import { TextArea } from '../components/text-area/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import { ErrorSummary } from './error-summary/ErrorSummary.tsx';
import { FormSection, WideField } from './form-section/FormSection.tsx';

const states = [
  { value: 'BA', label: 'Bahia' },
  { value: 'MG', label: 'Minas Gerais' },
  { value: 'SP', label: 'São Paulo' },
];
const contacts = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'telefone', label: 'Telefone' },
  { value: 'e-mail', label: 'E-mail' },
];
const fleets = [
  { value: '1', label: '1 a 10' },
  { value: '11', label: '11 a 20' },
  { value: '21', label: 'Maior que 20' },
];

const passwordRules = (password: string) => [
  { label: 'pelo menos 8 caracteres', isMet: password.length >= 8 },
  { label: 'letra maiúscula e minúscula', isMet: /[a-z]/.test(password) && /[A-Z]/.test(password) },
  { label: 'um número', isMet: /\d/.test(password) },
  { label: 'um destes: @ $ ! # % _ * ^ ? &', isMet: /[@$!#%_*^?&]/.test(password) },
];

type Errors = NonNullable<FormProps['errors']>;

/** Validation of this sample: a store uses its own schema. */
function judge(values: FormValues): Errors {
  const errors: Record<string, string> = {};
  const need = (name: string, message: string) => {
    if (!values[name]) errors[name] = message;
  };
  need('nome', 'Nome completo é obrigatório');
  if (values['nome'] && !values['nome'].trim().includes(' ')) errors['nome'] = 'Informe nome e sobrenome';
  if (values['cpf']?.length !== 14) errors['cpf'] = 'CPF inválido. O formato deve ser 000.000.000-00.';
  if (values['nascimento']?.length !== 10) {
    errors['nascimento'] = 'Data inválida. O formato deve ser DD/MM/YYYY.';
  }
  need('email', 'E-mail é obrigatório');
  need('contato', 'Preferencia de contato é obrigatória');
  need('uf', 'Estado é obrigatório');
  need('frota', 'Campo obrigatório');
  need('observacoes', 'Campo obrigatório');
  if (passwordRules(values['senha'] ?? '').some(({ isMet }) => !isMet)) errors['senha'] = 'Senha inválida';
  need('aviso', 'Leia o Aviso de Privacidade e marque para continuar');
  return errors;
}

export interface SampleRegistrationProps {
  /** Whether it is being sent. @default false */
  isSending?: boolean;
  /** Called with the values of a valid form. */
  onSubmit?: FormProps['onSubmit'];
  /** Whether all fields have valid values. @default false */
  isFilledIn?: boolean;
}

/** A registration with every kind of field, sample data and validation by its owner. */
export function SampleRegistration({ isSending = false, onSubmit, isFilledIn = false }: SampleRegistrationProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [password, setPassword] = useState(isFilledIn ? 'Exemplo#1' : '');
  const first = (value: string) => (isFilledIn ? { defaultValue: value } : {});
  return (
    <Page>
      <Stack gap={2}>
        <Heading level={1} look="headline">
          Criar conta
        </Heading>
        <Text look="lead">Leva dois minutos. Você confirma pelo e-mail.</Text>
      </Stack>
      <Form
        aria-label="Cadastro"
        isSending={isSending}
        errors={errors}
        onSubmit={(values) => {
          const found = judge(values);
          setErrors(found);
          if (Object.keys(found).length === 0) void onSubmit?.(values);
        }}
      >
        <Sections>
          <ErrorSummary />
          <FormSection title="Quem é você" description="Como está no documento.">
            <WideField>
              <TextField label="Nome completo" name="nome" autoComplete="name" {...first('Marina Duarte · exemplo')} />
            </WideField>
            <MaskedField
              label="CPF"
              name="cpf"
              mask="000.000.000-00"
              description="De quem vai assinar."
              {...first('529.982.247-25')}
            />
            <DateField label="Data de nascimento" name="nascimento" autoComplete="bday" {...first('17/03/1990')} />
            <TextField
              label="E-mail"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              {...first('marina@exemplo.com.br')}
            />
            <Select
              label="Estado"
              name="uf"
              items={states}
              placeholder="Escolha o estado"
              autoComplete="address-level1"
              {...first('BA')}
            />
            <WideField>
              <RadioGroup
                label="Preferência de contato"
                name="contato"
                items={contacts}
                layout="row"
                {...first('e-mail')}
              />
            </WideField>
          </FormSection>
          <ChoiceCards
            label="Carros próprios e de terceiros"
            headingLevel={2}
            name="frota"
            items={fleets}
            columns={{ narrow: 1, wide: 3 }}
            {...first('1')}
          />
          <FormSection title="O que mais devemos saber" columns={1}>
            <TextArea
              label="Observações"
              name="observacoes"
              description="O que a nossa equipe deve saber."
              characterLimit={300}
              {...first('Dois carros da equipe de vendas, a partir de março.')}
            />
          </FormSection>
          <FormSection title="Como você entra" columns={1}>
            <PasswordField
              label="Senha"
              name="senha"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              rules={passwordRules(password)}
            />
            <Checkbox
              name="aviso"
              value="sim"
              defaultSelected={isFilledIn}
              label={
                <>
                  Li o <Link href="#aviso">Aviso de Privacidade</Link> e os <Link href="#termos">Termos de Uso</Link>
                </>
              }
            />
          </FormSection>
          <Actions>
            <SubmitButton sendingLabel="Enviando cadastro">Cadastrar</SubmitButton>
          </Actions>
        </Sections>
      </Form>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: var(--space-6);
  max-width: 44rem;
  margin-inline: auto;
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
`;

const Actions = styled.div`
  display: flex;
  justify-content: end;
`;
