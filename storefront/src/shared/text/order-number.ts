/** `480.112`: groups of three, as the papers of an order have it. */
export const formatOrderId = (id: string): string => (/^\d+$/.test(id) ? id.replace(/\B(?=(\d{3})+$)/g, '.') : id);
