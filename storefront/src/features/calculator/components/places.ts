/** Of the visitor's numbers: where one goes on after trying again. */
export const numbersId = 'numeros';
