/** A known user of the sandbox's default world. */
export const clara = {
  email: 'clara@exemplo.com.br',
  cpf: '52998224725',
  maskedCpf: '529.982.247-25',
  password: 'Exemplo#2026',
  greeting: 'Olá, Clara Exemplo',
};

/** A user whose e-mail was never confirmed. */
export const bruno = { email: 'bruno@exemplo.com.br' };

/** A person unknown to the sandbox. */
export const marina = {
  document: '39053344705',
  name: 'Marina Exemplo',
  greeting: 'Olá, Marina Exemplo',
  email: 'marina@gmail.com',
  phone: '11912345678',
  cep: '01310100',
  password: 'Exemplo#2026',
};
export const newPassword = 'Nova#Senha1';
