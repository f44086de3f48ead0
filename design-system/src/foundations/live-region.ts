/**
 * Attributes of a live region: an element whose new content a screen reader announces. Mount it before it has content,
 * and never change its attributes, because Firefox then announces nothing. It has no `role="status"`: the role adds
 * nothing to these attributes, and Orca reads an empty one as "barra de status".
 */
export const liveRegion = { 'aria-live': 'polite', 'aria-atomic': true } as const;
