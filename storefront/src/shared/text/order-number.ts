/** `480.112`: groups of three digits, as in the documents of an order. */
export const formatOrderId = (id: string): string => (/^\d+$/.test(id) ? id.replace(/\B(?=(\d{3})+$)/g, '.') : id);
