/** True for a valid theme slug: lower-case letters, digits and single hyphens between them, 60 characters at most. */
export const isThemeSlug = (slug: string): boolean => slug.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
