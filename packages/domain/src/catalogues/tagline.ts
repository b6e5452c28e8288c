/** What the product is, in the sentence under its name: on its landing page, in search engines and in previews. */
export const TAGLINE =
  'Oficios de toda la provincia de Buenos Aires, con presupuesto a la vista y valoraciones de quienes ya contrataron.'
